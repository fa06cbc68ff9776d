/** The sign of the service. */
export const Mark = () => (
  <svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    <rect width="32" height="32" rx="7" />
    <path d="M9 8v16M23 8v16M9 16h14" />
  </svg>
);
