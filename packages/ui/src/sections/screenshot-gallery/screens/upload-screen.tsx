import { Upload } from 'lucide-react';
import { ScreenFrame, ScreenRow } from './screen-frame.js';

const verified = <span className="rounded-tag bg-green-100 px-2 py-0.5 text-caption text-green-700">Verified</span>;

/** A place to drop documents, above those that are there. */
export const UploadScreen = ({ label }: { label: string }) => (
  <ScreenFrame label={label} current="upload" title="Documents">
    <span className="flex flex-col items-center gap-2 rounded-control border-[1.5px] border-dashed border-cobalt-300 bg-cobalt-50 p-6 text-center text-body-sm">
      <Upload size={24} strokeWidth={1.75} className="text-cobalt-600" />
      Drop statements and filings here
    </span>
    <span>
      <ScreenRow name="Bank statements" detail="14 months, connected" value={verified} />
      <ScreenRow name="Balance sheet" detail="September, from your books" value={verified} />
      <ScreenRow name="Tax filing 2024" detail="PDF, 6 pages" value={verified} />
      <ScreenRow name="Tax filing 2023" detail="Asked for by two lenders" value="Missing" />
    </span>
  </ScreenFrame>
);
