'use client';

import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAction } from '../../hooks/use-action.js';
import type { Submission } from '../../types.js';
import { Button } from '../button/index.js';
import { FormBanner } from '../form-banner/index.js';
import { TextArea } from '../text-area/index.js';
import type { SubmissionCardLabels } from './submission-card.labels.js';
import { SubmissionNote } from './submission-note.js';
import { TextButton } from './text-button.js';

/** A change that staff make to a submission. */
export interface SubmissionChange {
  handled?: boolean;
  note?: string;
  /** The note that `note` replaces. If it is another one now, somebody else has changed it: refuse, and give the card the new one. */
  noteBefore?: string;
}

/** A note that is being written, so that its owner can keep it while the card is not shown. */
export interface NoteDraft {
  /** Opens the note with this text. */
  draft?: string | undefined;
  /** Called with each change of the text, and without one when it was saved or cancelled. */
  onDraft?: ((draft?: string) => void) | undefined;
}

interface SubmissionActionsProps extends NoteDraft {
  submission: Submission;
  onChange: (change: SubmissionChange) => Promise<unknown>;
  text: SubmissionCardLabels;
}

/** Marks a submission as handled or open again, and edits its note. Marking also saves a note that is being written. */
export function SubmissionActions({ submission, onChange, draft, onDraft, text }: SubmissionActionsProps) {
  const { handled = false, note } = submission;
  const editorId = useId();
  /** The text with which the note was opened. */
  const [opened, setOpened] = useState(draft);
  const editing = opened !== undefined;
  /** The note that the editor replaces is visible: in it, or above it if somebody else has changed it. */
  const [noteInEditor, setNoteInEditor] = useState<string>();
  /** The note that the last change was to replace. */
  const [replaced, setReplaced] = useState<string>();
  const written = () => {
    const noteBefore = note ?? '';
    setReplaced(noteBefore);
    return area.current && { note: area.current.value.trim(), noteBefore };
  };
  const area = useRef<HTMLTextAreaElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [failed, setFailed] = useState(false);
  /** Whether a change in flight has the text of the note. */
  const [noteSent, setNoteSent] = useState(false);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** Sends a change after the one before it has ended, so that none is lost and their results arrive in order. */
  const send = (change: SubmissionChange) => {
    setFailed(false);
    setNoteSent(change.note !== undefined);
    const sent = last.current.then(() => onChange(change));
    last.current = sent.catch(() => setFailed(true));
    return sent;
  };
  const marking = useAction(send);
  const saving = useAction(send);
  const busy = [marking, saving].some(({ status }) => status === 'submitting');
  const failure = editing && replaced !== (note ?? '') ? text.noteChanged : text.actionFailed;

  const open = () => {
    flushSync(() => {
      setOpened(note ?? '');
      setNoteInEditor(note);
    });
    area.current?.focus();
  };
  const close = () => {
    setOpened(undefined);
    onDraft?.();
  };
  const closeAndFocus = () => {
    close();
    toggle.current?.focus();
  };
  const mark = async () => {
    const editor = area.current;
    const saved = await marking.start({ handled: !handled, ...written() });
    // Keep a note open that was started meanwhile.
    if (saved && editor?.isConnected) close();
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const editor = event.currentTarget;
    const saved = await saving.start({ ...written() });
    // It was cancelled meanwhile.
    if (!saved || !editor.isConnected) return;
    const { activeElement } = document;
    if (activeElement === document.body || editor.contains(activeElement)) closeAndFocus();
    else close();
  };
  return (
    <div aria-busy={busy}>
      {note && (!editing || note !== noteInEditor) && <SubmissionNote note={note} text={text} />}
      <div className="bl:mt-3 bl:flex bl:flex-wrap bl:items-center bl:gap-x-4 bl:gap-y-2">
        <Button variant="line" size="sm" onClick={mark}>
          {handled ? text.markOpen : text.markHandled}
        </Button>
        <TextButton
          ref={toggle}
          aria-expanded={editing}
          aria-controls={editing ? editorId : undefined}
          onClick={editing ? close : open}
        >
          {note ? text.editNote : text.addNote}
        </TextButton>
      </div>
      {editing && (
        <form
          id={editorId}
          data-status={busy ? 'submitting' : failed ? 'error' : 'idle'}
          onSubmit={save}
          className="bl:mt-3 bl:grid bl:justify-items-start bl:gap-3"
        >
          <div className="bl:w-full">
            <TextArea
              ref={area}
              label={text.noteLabel}
              optionalLabel=""
              defaultValue={opened}
              onChange={({ target }) => onDraft?.(target.value)}
              rows={3}
              readOnly={busy && noteSent}
            />
          </div>
          <div className="bl:flex bl:flex-wrap bl:items-center bl:gap-x-4 bl:gap-y-2">
            <Button type="submit" size="sm">
              {text.saveNote}
            </Button>
            <TextButton onClick={closeAndFocus}>{text.cancelNote}</TextButton>
          </div>
        </form>
      )}
      <FormBanner
        variant="error"
        message={failed && !busy ? failure : undefined}
        className="bl:data-[state=visible]:mt-3"
      />
    </div>
  );
}
