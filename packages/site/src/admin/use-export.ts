import { admin } from '@boundless/content/entries/admin';
import { toast } from '@boundless/ui/components/toast';
import { useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { request } from '../data/request.js';
import { saveFile } from './save-file.js';
import { isSessionEnd, staffCall } from './use-staff-actions.js';

const MEGABYTE = 1024 * 1024;

/** Passes bytes on and reports how many there were. */
function countBytes(onCount: (bytes: number) => void): TransformStream<Uint8Array, Uint8Array> {
  let count = 0;
  return new TransformStream({
    transform(chunk, controller) {
      count += chunk.length;
      onCount(count);
      controller.enqueue(chunk);
    },
  });
}

/** Downloads a CSV with a line about its progress. An export of a large list takes long, and waits for others that are running. */
export function useExport() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<string>();

  async function download(href: string): Promise<void> {
    setProgress(admin.exportWaiting);
    const response = await request(href);
    const name = /filename="?([^";]+)/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'export.csv';
    const counted = response.body?.pipeThrough(
      countBytes((bytes) =>
        setProgress(admin.exporting.replace('{size}', `${Math.max(1, Math.round(bytes / MEGABYTE))} MB`)),
      ),
    );
    saveFile(await new Response(counted, { headers: response.headers }).blob(), name);
  }

  return {
    progress,
    start({ href }: { href: string }, event: MouseEvent): void {
      event.preventDefault();
      staffCall(client, () => download(href))
        .catch((error) => {
          if (!isSessionEnd(error)) toast({ title: admin.exportFailed, kind: 'failed' });
        })
        .finally(() => setProgress(undefined));
    },
  };
}
