import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import type { Submission } from '../../types.js';
import type { SubmissionCardLabels } from './submission-card.labels.js';

/** How to reach the person, and the additional answers of a partner. */
export function SubmissionRows({ submission, text }: { submission: Submission; text: SubmissionCardLabels }) {
  const { email, phone, partnershipType, jobTitle, fundingRange, clientVolume, businessDescription, consent } =
    submission;
  const { agreement, phoneAgreement, stopped } = submission;
  const { fields, missing, types, answers } = text;
  const details: readonly [string | undefined, string | undefined][] = [
    [fields.type, partnershipType && (types[partnershipType as keyof typeof types] ?? partnershipType)],
    [fields.jobTitle, jobTitle],
    [fields.fundingRange, fundingRange],
    [fields.clientVolume, clientVolume],
    [fields.description, businessDescription],
    [fields.consent, consent === undefined ? agreement && answers.yes : consent ? answers.yes : answers.no],
    [fields.calls, phoneAgreement && answers.yes],
    [fields.stopped, stopped ? answers.yes : undefined],
  ];
  return (
    <dl className="bl:py-3 bl:text-body-sm">
      <Row icon={<Mail {...icon} />} label={fields.email}>
        <EmailLink email={email} />
      </Row>
      <Row icon={<Phone {...icon} />} label={fields.phone}>
        {phone || <span className="bl:text-muted">{missing.phone}</span>}
      </Row>
      {details.map(
        ([label, value]) =>
          label &&
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
      className="bl:text-accent-text bl:underline bl:underline-offset-3 bl:hover:text-default bl:wrap-anywhere"
    >
      {email}
    </a>
  );
}

const icon = { size: 18, strokeWidth: 1.75 };

function Row({ icon: drawing, label, children }: { icon?: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="bl:flex bl:min-h-8 bl:items-center bl:gap-3">
      <dt className={cn('bl:text-muted', drawing ? 'bl:flex-none' : 'bl:min-w-0')}>
        {drawing}
        <span className={drawing ? 'bl:sr-only' : undefined}>{label}</span>
      </dt>
      <dd className="bl:min-w-0 bl:text-default bl:wrap-anywhere">{children}</dd>
    </div>
  );
}
