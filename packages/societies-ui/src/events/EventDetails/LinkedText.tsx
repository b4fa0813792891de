/** Web addresses, without trailing punctuation. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}])/g;

/** Text with web addresses as links. */
export const LinkedText = ({ children }: { children: string }) =>
  children.split(address).map((part, index) =>
    // Parts have no key other than their index.
    index % 2 === 1 ? (
      <a data-part key={index} href={part} rel="noopener noreferrer nofollow">
        {part}
      </a>
    ) : (
      <span key={index}>{part}</span>
    ),
  );
