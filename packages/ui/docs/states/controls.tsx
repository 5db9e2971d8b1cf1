import type { ReactNode } from 'react';
import { Button } from '../../src/components/button/index.js';
import { CarouselControls } from '../../src/components/carousel-controls/index.js';
import { Checkbox } from '../../src/components/checkbox/index.js';
import { FaqItem } from '../../src/components/faq/index.js';
import { FormBanner } from '../../src/components/form-banner/index.js';
import { InitialsAvatar } from '../../src/components/initials-avatar/index.js';
import { ProgressRing } from '../../src/components/progress-ring/index.js';
import { SelectField } from '../../src/components/select-field/index.js';
import { Tag } from '../../src/components/tag/index.js';
import { TextField } from '../../src/components/text-field/index.js';
import { TextLink } from '../../src/components/text-link/index.js';

const hover = 'pseudo-hover';
const focus = 'pseudo-focus-visible';
const nothing = () => {};

/** The controls in each of their states, buttons also on every surface. */
export function Controls() {
  return (
    <div className="bl:border-line bl:border-b">
      <Row name="Button">
        <Button>Default</Button>
        <Button className={hover}>Hover</Button>
        <Button className={focus}>Focus</Button>
        <Button disabled>Sending...</Button>
        <Button size="sm">Small, 44 px</Button>
        <Button size="lg">Large, 56 px</Button>
      </Row>
      <Row name="Line and ink">
        <Button variant="line">Default</Button>
        <Button variant="line" className={hover}>
          Hover
        </Button>
        <Button variant="line" className={focus}>
          Focus
        </Button>
        <Button variant="ink">Ink</Button>
        <Button variant="ink" className={hover}>
          Hover
        </Button>
        <TextLink href="#" arrow>
          Text link
        </TextLink>
        <TextLink href="#" arrow className={hover}>
          Hover
        </TextLink>
      </Row>
      {(['brand', 'ink'] as const).map((surface) => (
        <Row key={surface} name={`On ${surface}`} surface={surface}>
          <Button>Default</Button>
          <Button className={hover}>Hover</Button>
          <Button className={focus}>Focus</Button>
          <Button variant="line">Line</Button>
          <Button variant="line" className={hover}>
            Hover
          </Button>
        </Row>
      ))}
      <Row name="Tag">
        <Tag>Guide</Tag>
        <Tag variant="spark">Best fit</Tag>
        <Tag variant="ok">Verified</Tag>
        <Tag variant="line">Staff only</Tag>
        <Tag variant="ink">48</Tag>
      </Row>
      <Row name="Field">
        <div className="bl:grid bl:w-full bl:gap-x-4 bl:gap-y-5 bl:sm:grid-cols-2">
          <TextField required label="Company" placeholder="Company name" />
          <TextField required label="Email" className={focus} defaultValue="noor@riverbank.example" />
          <TextField required label="Last name" error="Please enter this field" />
          <SelectField
            required
            label="Partnership type"
            options={[{ value: 'lending', label: 'Lending Partner' }]}
            defaultValue="lending"
          />
          <div>
            <Checkbox label="Consent, off" />
            <Checkbox label="Consent, hover" className={hover} />
          </div>
          <div>
            <Checkbox label="Consent, on" defaultChecked />
            <Checkbox label="Consent, focus" className={focus} />
          </div>
        </div>
      </Row>
      <Row name="Form result">
        <div className="bl:grid bl:w-full bl:gap-3">
          <FormBanner variant="success" message="Thanks! Your message has been received." />
          <FormBanner variant="error" message="Failed to subscribe to newsletter" />
        </div>
      </Row>
      <Row name="Ring">
        {[0, 30, 70, 100].map((value) => (
          <ProgressRing key={value} value={value} label={`${value} per cent`} className="bl:size-16" />
        ))}
      </Row>
      <Row name="Carousel controls">
        <CarouselControls position="4 to 6 of 12" rotation="playing" onPrevious={nothing} onNext={nothing} />
      </Row>
      <Row name="Avatar">
        {['Marisol Okafor', 'Dev Rao', 'Elif Tan', 'Amara Lindqvist'].map((name) => (
          <InitialsAvatar key={name} name={name} />
        ))}
      </Row>
      <Row name="Accordion">
        <div className="bl:w-full">
          <FaqItem entry={{ question: 'How quickly can I get matched?', answer: 'Within minutes.' }} defaultOpen />
          <FaqItem entry={{ question: 'Is it free for businesses?', answer: 'Yes.' }} />
        </div>
      </Row>
    </div>
  );
}

function Row({ name, surface, children }: { name: string; surface?: 'brand' | 'ink'; children: ReactNode }) {
  return (
    <section
      aria-label={name}
      className="bl:grid bl:gap-x-6 bl:gap-y-3 bl:border-line bl:border-t bl:py-5 bl:md:grid-cols-[9rem_1fr]"
    >
      <h2 className="bl:text-heading-sm">{name}</h2>
      <div
        data-surface={surface}
        className="bl:flex bl:flex-wrap bl:items-center bl:gap-4 bl:data-surface:rounded-panel bl:data-surface:p-6"
      >
        {children}
      </div>
    </section>
  );
}
