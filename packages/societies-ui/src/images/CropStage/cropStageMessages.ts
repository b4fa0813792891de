/** Messages of the stage and its controls, for every editor. */
export const cropStageMessages = {
  stage: 'The part of the picture to keep. Arrow keys move the picture.',
  zoom: 'Zoom',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  left: 'Move the picture left',
  right: 'Move the picture right',
  up: 'Move the picture up',
  down: 'Move the picture down',
  reset: 'Start again',
} as const;
