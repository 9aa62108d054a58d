/** Who may touch or see their hair. */

const CUTS = '(?:cort\\w+|atend\\w+|mex(?:e|a|er|em)|toqu?\\w+|lav\\w+|penteia|penteie|ve|veja|salao)'
const WOMAN = '(?:(?:uma |outra |por )?(?:mulher(?:es)?|cabeleireira|profissional mulher|moca))'
const ALONE = new RegExp(
  `\\b(?:so|somente|apenas)\\b.{0,24}\\b${CUTS}\\b.{0,20}\\b(?:com|por|de)? ?${WOMAN}\\b|\\b(?:so|somente|apenas) (?:com |por )?${WOMAN} (?:\\w+ ){0,3}${CUTS}|\\b(?:tem que|precisa|dev[eo]|quero) ser (?:cortad[oa] |atendid[ao] )?(?:por |uma )?${WOMAN}\\b(?=.{0,30}\\b(?:cort|atend|cabel|penteado)|[.!]?$)|\\bnenhum homem\\b.{0,24}\\b(?:${CUTS}|meu cabelo|me v)|\\bhomem (?:nao|nenhum) .{0,20}\\b(?:${CUTS}|meu cabelo)|\\b(?:nao|nunca) (?:\\w+ ){0,3}(?:com|por) homem\\b`,
)
/** “Só corto com mulher”. @param plain of `plainOf` */
export const isCutByWomenAlone = (plain: string): boolean => ALONE.test(plain)
