import { ArrowUpRight, Clock, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '../../components/button/index.js';
import { HorizonRing } from '../../components/horizon-ring/index.js';
import { ActionLabel } from '../../components/section-heading/index.js';
import { cn } from '../../lib/cn.js';
import { isExternal } from '../../lib/external-link.js';
import { telHref } from '../../lib/tel-href.js';
import type { Action } from '../../types.js';

interface ContactCard {
  title: string;
  text: string;
  action: Action;
}

export interface ContactInfo {
  emailLabel: string;
  email: string;
  phoneLabel?: string | undefined;
  /** Without it there is no row for it. */
  phone?: string | undefined;
  hoursLabel: string;
  hours: string;
  officeLabel: string;
  office: string;
  /** Scheduling a call, on the dark card. */
  call: ContactCard;
  /** Signing up immediately. */
  immediate: ContactCard;
}

export interface ContactCardsProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  content: ContactInfo;
}

/**
 * Other ways to contact the company, beside the contact form: e-mail address, hours, office, a call, and the sign-up.
 *
 * Renders a `<div>`. Styling hook: `data-slot="contact-cards"`.
 */
export function ContactCards({ content, className, ...props }: ContactCardsProps) {
  const { call, immediate } = content;
  return (
    <div {...props} data-slot="contact-cards" className={cn('bl:grid bl:gap-7', className)}>
      <dl className="bl:border-line-strong bl:border-t-[1.5px]">
        <ContactRow icon={Mail} label={content.emailLabel}>
          <a
            href={`mailto:${content.email}`}
            className="bl:wrap-anywhere bl:font-medium bl:text-accent-text bl:underline bl:underline-offset-3"
          >
            {content.email}
          </a>
        </ContactRow>
        {content.phone && (
          <ContactRow icon={Phone} label={content.phoneLabel ?? ''}>
            <a
              href={telHref(content.phone)}
              className="bl:font-medium bl:text-accent-text bl:underline bl:underline-offset-3"
            >
              {content.phone}
            </a>
          </ContactRow>
        )}
        <ContactRow icon={Clock} label={content.hoursLabel}>
          {content.hours}
        </ContactRow>
        <ContactRow icon={MapPin} label={content.officeLabel}>
          {content.office}
        </ContactRow>
      </dl>
      <div data-surface="ink" className="bl:relative bl:isolate bl:overflow-clip bl:rounded-panel bl:p-7">
        <HorizonRing className="bl:absolute bl:-top-14 bl:-inset-e-19 bl:-z-1 bl:w-56" />
        <h2 className="bl:max-w-54 bl:text-heading-md">{call.title}</h2>
        <p className="bl:mt-2 bl:mb-5 bl:max-w-54 bl:text-body-sm">{call.text}</p>
        <ButtonLink href={call.action.href} size="sm">
          <ActionLabel {...call.action} />
          {isExternal(call.action.href) && <ArrowUpRight size={20} strokeWidth={1.75} />}
        </ButtonLink>
      </div>
      <div>
        <h2 className="bl:text-heading-md">{immediate.title}</h2>
        <p className="bl:mt-2 bl:mb-4 bl:text-body-sm">{immediate.text}</p>
        <ButtonLink href={immediate.action.href} variant="line" size="sm">
          <ActionLabel {...immediate.action} />
        </ButtonLink>
      </div>
    </div>
  );
}

interface ContactRowProps {
  icon: LucideIcon;
  label: string;
  children: ReactNode;
}

const ContactRow = ({ icon: Drawing, label, children }: ContactRowProps) => (
  <div data-slot="contact-row" className="bl:relative bl:border-line bl:border-b bl:py-4.5 bl:ps-14 bl:leading-snug">
    <dt className="bl:mb-0.5 bl:font-semibold bl:text-default">
      <Drawing size={24} strokeWidth={1.75} className="bl:absolute bl:top-5 bl:inset-s-0 bl:text-accent-text" />
      <span>{label}</span>
    </dt>
    <dd className="bl:text-body-sm">{children}</dd>
  </div>
);
