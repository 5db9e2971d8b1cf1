import { Upload } from 'lucide-react';
import type { ScreenSample } from '../../../types.js';
import { ScreenFrame, ScreenRow } from './screen-frame.js';

/** A place to drop documents, above those that are there. */
export const UploadScreen = ({ label, sample }: { label: string; sample: ScreenSample }) => (
  <ScreenFrame label={label} current="upload" title={sample.upload.title} sample={sample}>
    <span className="flex flex-col items-center gap-2 rounded-control border-[1.5px] border-dashed border-drawn-mid bg-highlight p-6 text-center text-body-sm">
      <Upload size={24} strokeWidth={1.75} className="text-mark" />
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
  <span className="rounded-tag bg-success-tint px-2 py-0.5 text-caption text-success">{children}</span>
);
