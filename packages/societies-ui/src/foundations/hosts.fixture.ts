import bootstrap from 'bootstrap/dist/css/bootstrap.css?raw';
import normalize from 'modern-normalize/modern-normalize.css?raw';
import preflight from 'tailwindcss/preflight.css?raw';

/**
 * What a WordPress theme of the classic kind says of bare elements, written after Twenty Twenty-One 2.x (`style.css`, GPL): which
 * elements and states it names, and about how it draws them.
 */
const wordpress = `
  *, *::before, *::after { box-sizing: inherit; }
  body { margin: 0; color: #28303d; background: #d1e4dd; font: 400 1.25rem/1.7 Georgia, serif; text-align: start; overflow-wrap: break-word; }
  article, aside, details, figcaption, figure, footer, header, main, nav, section { display: block; margin-block: 10px; }
  h1, h2, h3, h4, h5, h6 { clear: both; margin: 1em 0 0.5em; font: 300 2.5rem/1.3 Georgia, serif; letter-spacing: 0.04em; }
  p { margin: 0 0 1.5em; line-height: 1.7; }
  ul, ol { margin: 0; padding-left: 50px; font-family: Georgia, serif; list-style: disc; }
  li { margin-bottom: 6px; }
  dt { font-weight: 700; font-family: Georgia, serif; }
  dd { margin: 0; padding-left: 50px; }
  a { color: #28303d; text-decoration: underline dotted; text-underline-offset: 3px; cursor: pointer; }
  a:hover { color: #39414d; text-decoration-style: dashed; }
  a:focus { background: rgb(255 255 255 / 0.9); outline: 2px dotted #28303d; }
  button, input[type='submit'], input[type='reset'] {
    padding: 15px 30px; border: 3px solid #28303d; border-radius: 0; background: #28303d; color: #d1e4dd;
    font: 500 1.25rem/1.5 Georgia, serif; text-transform: uppercase; letter-spacing: 2px; box-shadow: 0 4px 0 #000;
  }
  button:hover { background: transparent; color: #28303d; }
  button:focus { outline: 2px dotted #28303d; outline-offset: -6px; }
  label { display: block; margin-bottom: 10px; font: 500 1.125rem/1.7 Georgia, serif; text-transform: uppercase; }
  input[type='text'], input[type='email'], input[type='url'], input[type='password'], input[type='search'], input[type='number'],
  input[type='tel'], input[type='date'], input[type='time'], textarea, select {
    margin: 0 2px; max-width: 100%; padding: 10px; border: 3px solid #39414d; border-radius: 0; background: #fff; color: #28303d; line-height: 1.7;
  }
  input[type='checkbox'], input[type='radio'] { position: relative; width: 25px; height: 25px; margin: 3px; border: 3px solid #39414d; appearance: none; }
  textarea { width: 100%; min-height: 8em; }
  fieldset { display: grid; padding: 20px; border: 3px solid #39414d; }
  legend { padding: 0 8px; font-size: 1.5rem; }
  table { width: 100%; min-width: 240px; border-collapse: collapse; }
  thead, tfoot { text-align: center; background: #eee; }
  td, th { padding: 10px; border: 1px solid #28303d; word-break: break-all; }
  figcaption { margin-block: 10px; color: #28303d; font-size: 1rem; text-align: center; }
  img { height: auto; max-width: 100%; vertical-align: middle; border-radius: 0; }
  svg { fill: #28303d; vertical-align: text-bottom; overflow: hidden; }
  time, small { font-size: 0.8em; }
  hr { clear: both; margin: 20px auto; border: none; border-bottom: 1px solid #28303d; }
`;

/** The same of Moodle 4, written after its theme Boost (`moodle.css`, GPL), which is Bootstrap 4 and more. */
const moodle = `
  *, *::before, *::after { box-sizing: border-box; }
  body { margin: 0; color: #1d2125; background: #fff; font: 400 0.9375rem/1.5 system-ui, sans-serif; text-align: left; }
  h1, h2, h3, h4, h5, h6 { margin: 0 0 0.5rem; font-weight: 700; line-height: 1.2; }
  h2 { font-size: 1.875rem; }
  h3 { font-size: 1.64rem; }
  p { margin: 0 0 1rem; }
  ul, ol, dl { margin: 0 0 1rem; }
  ul ul { margin-bottom: 0; }
  ul { padding-left: 1rem; }
  dt { font-weight: 700; }
  dd { margin: 0 0 0.5rem; }
  a { color: #0f6cbf; background-color: transparent; text-decoration: none; }
  a:hover { color: #094478; text-decoration: underline; }
  a:focus { outline: 0.2rem solid #5babf2; box-shadow: inset 0 0 0 1px #fff; }
  img, svg { vertical-align: middle; }
  img { border-style: none; max-width: 100%; }
  table { border-collapse: collapse; caption-side: bottom; }
  th, td { padding: 0.75rem; border-top: 1px solid #dee2e6; vertical-align: top; }
  tbody tr:nth-of-type(odd) { background-color: rgb(0 0 0 / 0.03); }
  caption { padding: 0.75rem; color: #6a737b; text-align: left; }
  label { display: inline-block; margin-bottom: 0.5rem; font-weight: 700; }
  button { border-radius: 0; text-transform: none; }
  button:focus { outline: 1px dotted; }
  input, button, select, textarea { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit; }
  input[type='text'], input[type='password'], select, textarea { height: 30px; padding: 0.375rem 0.75rem; border: 1px solid #8f959e; border-radius: 0.5rem; }
  input[type='radio'], input[type='checkbox'] { padding: 0; }
  fieldset { min-width: 0; margin: 0 0 10px; padding: 8px; border: 1px solid #ccc; }
  legend { display: block; width: 100%; margin-bottom: 0.5rem; font-size: 1.40625rem; }
  progress { vertical-align: baseline; }
  output { display: inline-block; }
  summary { display: list-item; cursor: pointer; }
  section, nav, aside, header, footer, main { padding: 4px; }
  form { margin: 0 0 1rem; }
  blockquote { margin: 0.5em 0.5em 1em; padding: 0 1em; border-left: 5px solid #ced4da; }
  hr { margin: 1rem 0; border: 0; border-top: 1px solid rgb(0 0 0 / 0.1); }
`;

/** Pages that a part of the library may stand in, each by all its CSS that can reach elements without a class. */
export const hosts = {
  Bootstrap: bootstrap,
  'Tailwind CSS': `@layer base {${preflight}}`,
  'modern-normalize': normalize,
  WordPress: wordpress,
  Moodle: moodle,
} as const satisfies Record<string, string>;

export type HostName = keyof typeof hosts;
