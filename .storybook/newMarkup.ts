/** The story that showed some markup first, by component and markup. */
const first = new Map<string, string>();

/** What axe reads of an element: its kind, its attributes, and the values that are one of a few words. */
function markupOf({ tagName, className, attributes, parentElement }: Element): string {
  const described = [...attributes].map(({ name, value }) =>
    /^(?:role|type|aria-.*|data-.*)$/.test(name) && /^[a-z]+$/i.test(value) ? `${name}=${value}` : name,
  );
  return [parentElement?.tagName, tagName, className.toString(), ...described.sort()].join(' ');
}

/** The levels of the headings, one after the other. */
const outlineOf = () =>
  [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => tagName);

/** Whether a story ends in markup that no other story of its component has shown before. */
export function showsNewMarkup({ id, componentId }: { id: string; componentId: string }): boolean {
  const shown = [...document.body.querySelectorAll('*')].map(markupOf).concat(outlineOf().join(' '));
  for (const markup of shown) {
    const key = `${componentId} ${markup}`;
    if (!first.has(key)) first.set(key, id);
  }
  // A story that is tried again is checked again.
  return shown.some((markup) => first.get(`${componentId} ${markup}`) === id);
}
