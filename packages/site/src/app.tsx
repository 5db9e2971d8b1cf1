import type { PageFormState } from '@boundless/api/contract';
import { type LoadData, LoadDataContext } from './data/load-data.js';
import { FormStateContext, useResponse } from './forms/form-state.js';
import { Pages } from './routes.js';
import { DocumentSearchContext } from './routing/document-search.js';

interface AppProps {
  loadData: LoadData;
  /** The server's response, if this document is the response to a form. */
  form?: PageFormState | undefined;
  /** The query that this document was rendered with. Undefined if it was not prerendered. */
  search?: string | undefined;
}

/** Everything that hydrates: the content of the element with `appId`. It must be inside a router. */
export const App = ({ loadData, form, search }: AppProps) => (
  <LoadDataContext value={loadData}>
    <FormStateContext value={useResponse(form)}>
      <DocumentSearchContext value={search}>
        <Pages />
      </DocumentSearchContext>
    </FormStateContext>
  </LoadDataContext>
);
