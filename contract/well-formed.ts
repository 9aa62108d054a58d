/** The text with each half of a surrogate pair that stands alone replaced, as `String.prototype.toWellFormed` does, on every phone. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')
