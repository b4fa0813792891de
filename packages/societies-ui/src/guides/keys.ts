/** What a key does in a component. Keys are named as the browser names them (`KeyboardEvent.key`), several by a space. */
export interface KeyRow {
  keys: string;
  does: string;
  /** The browser does it for the element that the component is made of. */
  native?: true;
}

/** What keys do beyond Tab, Enter on a link, and Enter and Space on a button. A test looks for each key in the component's source. */
export const keysOf: Record<string, readonly KeyRow[]> = {
  Accordion: [{ keys: 'Enter Space', does: 'Opens or closes the section.', native: true }],
  Ballot: [
    { keys: 'ArrowUp ArrowDown', does: 'Moves the candidate whose handle has focus up or down.' },
    { keys: 'Home End', does: 'Moves the candidate to the first or the last place.' },
    { keys: 'Escape', does: 'Puts back what is being dragged.' },
  ],
  Carousel: [{ keys: 'ArrowLeft ArrowRight', does: 'On its buttons: shows the slide before or after.' }],
  Checkbox: [{ keys: 'Space', does: 'Checks or unchecks it.', native: true }],
  CheckboxGroup: [{ keys: 'Space', does: 'Checks or unchecks the option that has focus.', native: true }],
  ChoiceChips: [
    {
      keys: 'ArrowUp ArrowDown ArrowLeft ArrowRight',
      does: 'Chooses the option before or after.',
      native: true,
    },
  ],
  Combobox: [
    { keys: 'ArrowDown ArrowUp', does: 'Opens the list, then goes through it, round and round.' },
    { keys: 'PageDown PageUp', does: 'Goes eight options on or back.' },
    { keys: 'Enter', does: 'Chooses the option. It sends the form only while the list is closed.' },
    { keys: 'Tab', does: 'Chooses the option, and goes on.' },
    { keys: 'Escape', does: 'Closes the list and changes nothing.' },
  ],
  CommandPalette: [
    { keys: 'ArrowDown ArrowUp', does: 'Goes through what was found.' },
    { keys: 'PageDown PageUp', does: 'Goes six on or back.' },
    { keys: 'Enter', does: 'Opens it. If the answer is still on its way, as soon as it is there.' },
    { keys: 'Escape', does: 'Closes the palette; focus goes back.', native: true },
  ],
  Drawer: [
    { keys: 'Tab', does: 'Stays inside.', native: true },
    { keys: 'Escape', does: 'Closes it; focus goes back to where it came from.', native: true },
  ],
  ImageCropper: [
    {
      keys: 'ArrowUp ArrowDown ArrowLeft ArrowRight',
      does: 'Moves the picture under the frame.',
      native: true,
    },
  ],
  Menu: [
    { keys: 'ArrowDown', does: 'On the button: opens the menu at its first item. In it: the next item.' },
    { keys: 'ArrowUp', does: 'On the button: opens the menu at its last item. In it: the item before.' },
    { keys: 'Home End', does: 'The first or the last item.' },
    { keys: 'A–Z', does: 'The next item that begins with what is typed.', native: true },
    { keys: 'Escape Tab', does: 'Closes the menu; focus goes back to the button.' },
  ],
  Modal: [
    { keys: 'Tab', does: 'Stays inside.', native: true },
    {
      keys: 'Escape',
      does: 'Closes it, unless something is under way; focus goes back to where it came from.',
      native: true,
    },
  ],
  NumberField: [{ keys: 'ArrowUp ArrowDown', does: 'One step more or less.' }],
  Select: [
    { keys: 'ArrowUp ArrowDown', does: 'The option before or after.', native: true },
    { keys: 'Space', does: 'Opens the list.', native: true },
  ],
  Slider: [
    { keys: 'ArrowLeft ArrowRight ArrowUp ArrowDown', does: 'One step less or more.', native: true },
    { keys: 'Home End', does: 'The least or the most.', native: true },
  ],
  Switch: [{ keys: 'Space', does: 'Turns it on or off.', native: true }],
  Tabs: [
    { keys: 'ArrowLeft ArrowRight', does: 'Chooses the tab before or after, round and round.' },
    { keys: 'Home End', does: 'Chooses the first or the last tab.' },
  ],
  Toast: [
    { keys: 'F6', does: 'From anywhere: goes to the first button of a toast.' },
    { keys: 'Escape', does: 'In a toast: closes it.' },
  ],
  TopNavigation: [{ keys: 'Escape', does: 'Closes the menu on phones; focus goes back to its button.' }],
  WidgetGrid: [
    { keys: 'Enter Space', does: 'On a handle: takes the widget, or puts it down.' },
    { keys: 'ArrowUp ArrowDown ArrowLeft ArrowRight', does: 'Moves the widget that is held.' },
    { keys: 'Shift', does: 'With an arrow: makes it wider, narrower, taller or lower.' },
    { keys: 'Escape', does: 'Puts it back where it was.' },
  ],
};
