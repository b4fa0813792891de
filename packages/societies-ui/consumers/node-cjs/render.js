'use strict';

/** A page rendered to a file by CommonJS alone: no bundler, no browser. */
const { writeFileSync } = require('node:fs');
const { createElement: h } = require('react');
const { renderToString } = require('react-dom/server');
const { ServerStyleSheet } = require('styled-components');
const { Button, EventCard, SocietyCard, ThemeScope, ToastProvider } = require('societies-ui');
const { LoginForm } = require('societies-ui/forms');
const { DataTable } = require('societies-ui/table');
const { LinePlot } = require('societies-ui/plots');
const { createTheme } = require('societies-ui/theme');
const { Tooltip } = require('societies-ui/tooltip');

for (const [name, value] of Object.entries({ LoginForm, DataTable, LinePlot, createTheme, Tooltip })) {
  if (!value) throw new Error(`${name} is missing`);
}

const moss = {
  primary_color: '#0f4d4a',
  secondary_color: '#1e7a6b',
  tertiary_color: '#ffd08a',
  text_color: '#ffffff',
};
const society = {
  id: 1,
  name: 'Climbing & Mountaineering',
  description: 'Bouldering twice a week.',
  logo: null,
  banner: null,
  category: { id: 1, name: 'Sport' },
  creation_date: '2019-10-14',
  member_count: 301,
  member: true,
  theme: { id: 2, name: 'Moss', ...moss },
};
const event = {
  id: 1,
  name: 'Geminids on the roof',
  description: 'Blankets, tea, and the best shower of the year.',
  datetime: '2026-12-13T20:00:00.000Z',
  duration: '02:30:00',
  venue: 'Library roof',
  max_participants: 60,
  price: 0,
  is_active: true,
  image: null,
  joined: false,
  participants: 12,
  society: 1,
};

const sheet = new ServerStyleSheet();
const page = renderToString(
  sheet.collectStyles(
    h(
      ThemeScope,
      { theme: moss, colorScheme: 'light' },
      h(
        ToastProvider,
        null,
        h(
          'main',
          null,
          h('h1', null, 'Societies'),
          h(SocietyCard, { society, href: '#1', headingLevel: 2 }),
          h(EventCard, { event, now: new Date('2026-11-20T12:00:00.000Z'), theme: moss }),
          h(Button, null, 'Join'),
        ),
      ),
    ),
  ),
);
writeFileSync(
  'index.html',
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Consumer in ${createTheme(moss).light.primary}</title>` +
    `<link rel="icon" href="data:,">${sheet.getStyleTags()}</head><body>${page}</body></html>`,
);
