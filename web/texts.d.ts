/** A style sheet that the build makes a text of. */
declare module '*.css' {
  const text: string;
  export default text;
}
