import { Part } from './Part';
import { start } from './start';
import './tailwind.css';

start(
  <div className="p-4">
    <button className="rounded bg-blue-500 px-4" type="button">
      Of the host
    </button>
    <Part />
  </div>,
);
