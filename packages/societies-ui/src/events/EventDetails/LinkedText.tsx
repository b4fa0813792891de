/** Web addresses, without the full stop or bracket after them. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}])/g;

/** A text whose web addresses can be followed. */
export const LinkedText = ({ children }: { children: string }) =>
  children.split(address).map((part, index) =>
    index % 2 === 1 ? (
      // A text has no other key than the place of each part.
      <a key={index} href={part} rel="noopener noreferrer nofollow">
        {part}
      </a>
    ) : (
      part
    ),
  );
