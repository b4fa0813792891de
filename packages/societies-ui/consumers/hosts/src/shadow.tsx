import { StyleSheetManager } from 'styled-components';
import { Part } from './Part';
import { start } from './start';

const shadow = document.getElementById('root')?.attachShadow({ mode: 'open' });
const place = document.createElement('div');
shadow?.append(place);
start(
  <StyleSheetManager target={shadow}>
    <Part />
  </StyleSheetManager>,
  place,
);
