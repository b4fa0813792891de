/** Shared fragments of static CSS, one per file, so that a page loads only those it uses. */
export { focusRing } from './styles/focusRing.ts';
export { fingerRoom } from './styles/fingerRoom.ts';
export { controlReset } from './styles/controlReset.ts';
export { text } from './styles/text.ts';
export { heading } from './styles/heading.ts';
export { oneLine } from './styles/oneLine.ts';
export { visuallyHidden } from './styles/visuallyHidden.ts';
export { fieldBox } from './styles/fieldBox.ts';
export { calm } from './styles/calm.ts';
export { sharedElement } from './styles/sharedElement.ts';
export { dimmed } from './styles/dimmed.ts';
export { sheltered } from './styles/sheltered.ts';
export { raised } from './styles/raised.ts';
export { shelteredDrawing } from './styles/shelteredDrawing.ts';
