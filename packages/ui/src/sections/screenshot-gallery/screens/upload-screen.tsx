import { Upload } from 'lucide-react';
import type { ScreenSample } from '../../../types.js';
import { ScreenFrame, ScreenRow } from './screen-frame.js';

/** A place to drop documents, above those that are there. */
export const UploadScreen = ({ label, sample }: { label: string; sample: ScreenSample }) => (
  <ScreenFrame label={label} current="upload" title={sample.upload.title} sample={sample}>
    <span className="flex flex-col items-center gap-2 rounded-control border-[1.5px] border-dashed border-cobalt-300 bg-cobalt-50 p-6 text-center text-body-sm">
      <Upload size={24} strokeWidth={1.75} className="text-cobalt-600" />
      {sample.upload.drop}
    </span>
    <span>
      {sample.upload.rows.map(({ missing, ...row }) => (
        <ScreenRow key={row.name} {...row} value={missing ?? <Verified>{sample.upload.verified}</Verified>} />
      ))}
    </span>
  </ScreenFrame>
);

const Verified = ({ children }: { children: string }) => (
  <span className="rounded-tag bg-green-100 px-2 py-0.5 text-caption text-green-700">{children}</span>
);
