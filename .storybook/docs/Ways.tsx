import './ways.css';

interface Way {
  title: string;
  text: string;
  /** Id of the page, as the address after `?path=` has it: `docs/guides-theming--docs`. */
  to: string;
}

/** Where to go on from a page: links in a grid, one under another on phones. */
export const Ways = ({ ways }: { ways: readonly Way[] }) => (
  <ul className="sb-unstyled docs-ways">
    {ways.map(({ title, text, to }) => (
      <li key={to}>
        <a href={`?path=/${to}`} target="_top">
          {title}
        </a>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
