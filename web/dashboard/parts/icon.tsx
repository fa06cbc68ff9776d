const paths = {
  left: 'M10 3 5 8l5 5',
  right: 'M6 3l5 5-5 5',
  up: 'M3 10.5 8 5.5l5 5',
  down: 'M3 5.5l5 5 5-5',
  close: 'M4 4l8 8M12 4l-8 8',
};

/** A sign that says nothing alone: words are beside it, or the button has a name. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg class="icon-sign" viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
