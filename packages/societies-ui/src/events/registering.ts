/** What a host does where readers register for events. */
export interface Registering<Event> {
  /** Takes a place or joins the waiting list; the host asks the event's questions first. Without it there is no button. */
  onRegister?: (event: Event) => void;
  /** Joins the society, where the event is for members only. Without it the component says so. */
  onJoin?: (event: Event) => void;
  /** What the button of `onJoin` says, such as that one has to ask. @default 'Join to register', of the messages */
  joinLabel?: string;
  /** Said after "Members only", such as that one joins by invitation. */
  joinNote?: string;
  /** Cancels the registration. Without it there is no such button. */
  onWithdraw?: (event: Event) => void;
}
