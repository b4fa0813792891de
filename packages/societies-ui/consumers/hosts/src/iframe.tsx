import { StyleSheetManager } from 'styled-components';
import { Part } from './Part';
import { start } from './start';

const frame = document.createElement('iframe');
frame.title = 'Societies';
frame.style.cssText = 'inline-size: 800px; block-size: 1200px';
document.getElementById('root')?.append(frame);
const inside = frame.contentDocument;
start(
  <StyleSheetManager target={inside?.head}>
    <Part />
  </StyleSheetManager>,
  inside?.body,
);
