/** The published types cover only `hyphen/pt`, which Node cannot import. */
declare module 'hyphen/pt/index.js' {
  const portuguese: {
    hyphenateSync(text: string, options?: { readonly minWordLength?: number }): string
  }
  export default portuguese
}
