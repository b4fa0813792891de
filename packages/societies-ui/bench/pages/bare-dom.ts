import './bare-dom.css';
import { picture, societies, tabs } from './data';

const element = (tag: string, attributes: Record<string, string> = {}, ...children: (Node | string)[]) => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
};

const page = () => {
  const dialog = element(
    'dialog',
    {},
    element('h2', {}, 'Join?'),
    element('button', {}, 'Close'),
  ) as HTMLDialogElement;
  const toast = element('div', { role: 'status', class: 'toast' });
  dialog.querySelector('button')?.addEventListener('click', () => dialog.close());
  const open = element('button', { class: 'filled' }, 'Create your own');
  open.addEventListener('click', () => dialog.showModal());
  return element(
    'main',
    { class: 'page' },
    element(
      'div',
      { role: 'tablist' },
      ...tabs.map((tab) => element('button', { role: 'tab', class: 'tab' }, tab)),
    ),
    element('input', { type: 'search', placeholder: 'Search...', 'aria-label': 'Search' }),
    element('label', {}, element('input', { type: 'checkbox' }), 'Science'),
    open,
    element(
      'div',
      { class: 'grid' },
      ...societies.map((society) => {
        const join = element('button', { class: 'filled' }, 'Join');
        join.addEventListener('click', () => toast.replaceChildren(`Joined ${society.name}`));
        return element(
          'article',
          { class: 'card' },
          element('img', { src: picture, alt: '' }),
          element('h3', {}, society.name),
          element('p', {}, society.text),
          join,
        );
      }),
    ),
    element('nav', {}, ...[1, 2, 3, 4].map((number) => element('button', {}, String(number)))),
    dialog,
    toast,
  );
};

const root = document.getElementById('root') as HTMLElement;
let other = false;
window.bench = {
  mount: () => root.replaceChildren(page()),
  switchTheme: () => {
    other = !other;
    root.style.setProperty('--primary', other ? '#0f4d4a' : '#302d53');
    root.style.setProperty('--soft', other ? '#e5ecec' : '#e9e9ed');
    root.style.setProperty('--surface', other ? '#171428' : '#ffffff');
    root.style.setProperty('--ink', other ? '#f0eefa' : '#1b1830');
  },
};
