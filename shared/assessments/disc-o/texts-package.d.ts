/** The package has types for its entry, not for the files of a language. */
declare module '@alheimsins/b5-johnson-120-ipip-neo-pi-r/data/*/choices.js' {
  const choices: { plus: { score: number; text: string }[] };
  export default choices;
}
