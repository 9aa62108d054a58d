/** The package's published types cover only `hyphen/pt`, a folder that Node does not import. */
declare module 'hyphen/pt/index.js' {
  const portuguese: {
    hyphenateSync(text: string, options?: { readonly minWordLength?: number }): string
  }
  export default portuguese
}
