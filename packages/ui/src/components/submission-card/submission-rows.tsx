import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Submission } from '../../types.js';
import type { SubmissionCardLabels } from './submission-card.labels.js';

interface SubmissionRowsProps {
  submission: Submission;
  text: SubmissionCardLabels;
}

/** How to reach the person, and the additional answers of a partner. */
export function SubmissionRows({ submission, text }: SubmissionRowsProps) {
  const { email, phone, partnershipType, jobTitle, fundingRange, clientVolume, businessDescription, consent } =
    submission;
  const { fields, missing, types, answers } = text;
  const details: readonly [string, string | undefined][] = [
    [fields.type, partnershipType && (types[partnershipType as keyof typeof types] ?? partnershipType)],
    [fields.jobTitle, jobTitle],
    [fields.fundingRange, fundingRange],
    [fields.clientVolume, clientVolume],
    [fields.description, businessDescription],
    [fields.consent, consent === undefined ? undefined : consent ? answers.yes : answers.no],
  ];
  return (
    <dl className="py-3 text-body-sm">
      <Row icon={<Mail {...icon} />} label={fields.email}>
        <EmailLink email={email} />
      </Row>
      <Row icon={<Phone {...icon} />} label={fields.phone}>
        {phone || <span className="text-muted">{missing.phone}</span>}
      </Row>
      {details.map(
        ([label, value]) =>
          value && (
            <Row key={label} label={label}>
              {value}
            </Row>
          ),
      )}
    </dl>
  );
}

export function EmailLink({ email }: { email: string }) {
  return (
    <a
      href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}
      className="text-accent-text underline underline-offset-3 hover:text-default wrap-anywhere"
    >
      {email}
    </a>
  );
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

function Row({ icon: drawing, label, children }: { icon?: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-8 items-center gap-3">
      <dt className="min-w-0 text-muted has-[svg]:flex-none">
        {drawing}
        <span className={drawing ? 'sr-only' : undefined}>{label}</span>
      </dt>
      <dd className="min-w-0 text-default wrap-anywhere">{children}</dd>
    </div>
  );
}
