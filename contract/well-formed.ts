/** `String.prototype.toWellFormed` for every phone: replaces lone surrogates. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')
