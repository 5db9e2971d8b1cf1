import { Icon, type IconName, icons } from '../../src/components/icon/index.js';

const names = Object.keys(icons) as IconName[];

/** Every icon that content can ask for, with its name. */
export function IconGallery() {
  return (
    <ul className="bl:grid bl:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] bl:gap-3">
      {names.map((name) => (
        <li key={name} className="bl:flex bl:items-center bl:gap-3 bl:text-caption">
          <span className="bl:grid bl:size-10 bl:flex-none bl:place-items-center bl:rounded-control bl:bg-accent-tint bl:text-accent-deep">
            <Icon name={name} />
          </span>
          <code className="bl:font-code">{name}</code>
        </li>
      ))}
    </ul>
  );
}
