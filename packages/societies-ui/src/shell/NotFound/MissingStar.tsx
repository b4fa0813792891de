/** A constellation with a missing star. */
export const MissingStar = () => (
  <svg viewBox="0 0 280 130" fill="none" aria-hidden="true" focusable="false" data-part="drawing">
    <path
      d="M24 96 78 34l58 34M136 68 196 26l60 66"
      stroke="currentColor"
      strokeOpacity=".45"
      strokeWidth="1.5"
    />
    <circle cx="24" cy="96" r="12" fill="currentColor" fillOpacity=".12" />
    <circle cx="24" cy="96" r="5" fill="currentColor" />
    <circle cx="78" cy="34" r="14" fill="currentColor" fillOpacity=".12" />
    <circle cx="78" cy="34" r="6" fill="currentColor" />
    <circle cx="136" cy="68" r="15" strokeWidth="1.5" data-part="gap" />
    <circle cx="196" cy="26" r="12" fill="currentColor" fillOpacity=".12" />
    <circle cx="196" cy="26" r="5" fill="currentColor" />
    <circle cx="256" cy="92" r="10" fill="currentColor" fillOpacity=".12" />
    <circle cx="256" cy="92" r="4" fill="currentColor" />
    <circle cx="222" cy="112" r="1.6" fill="currentColor" fillOpacity=".6" />
    <circle cx="112" cy="112" r="1.6" fill="currentColor" fillOpacity=".6" />
    <circle cx="160" cy="14" r="1.6" fill="currentColor" fillOpacity=".6" />
    <circle cx="44" cy="18" r="1.6" fill="currentColor" fillOpacity=".6" />
  </svg>
);
