import { useMatch } from 'react-router-dom';
import { doorPath } from '../pages.ts';

/** Whether the current page is an event's door, which shows connection problems and sends pending check-ins itself. */
export const useAtTheDoor = () => useMatch(`/${doorPath}`) !== null;
