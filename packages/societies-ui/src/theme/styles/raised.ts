/**
 * Around what a control or link says of itself at rest. Hosts style those by state and by type (`a:hover`, `input[type='text']`), which
 * is a class and an element: this is as much, and comes later. Rules of states stay outside, because they are more already.
 */
export const raised = '&:is(a, button, input, select, textarea)';
