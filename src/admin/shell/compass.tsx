/** Seyyah's logo, in the current text colour. */
export function Compass() {
  return (
    <svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true" style={{ flex: 'none' }}>
      <circle cx="16" cy="16" r="14.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="M23 9 18.6 18.6 9 23 13.4 13.4Z" fill="var(--second)" />
      <path d="M23 9 18.6 18.6 13.4 13.4Z" fill="currentColor" />
    </svg>
  )
}
