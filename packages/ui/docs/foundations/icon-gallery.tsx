import { Icon, type IconName, icons } from '../../src/components/icon/index.js';

const names = Object.keys(icons) as IconName[];

/** Every icon that content can ask for, with its name. */
export function IconGallery() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
      {names.map((name) => (
        <li key={name} className="flex items-center gap-3 text-caption">
          <span className="grid size-10 flex-none place-items-center rounded-control bg-accent-tint text-accent-deep">
            <Icon name={name} />
          </span>
          <code className="font-code">{name}</code>
        </li>
      ))}
    </ul>
  );
}
