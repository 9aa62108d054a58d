/** Words that several demands ask for or forbid, as plain lower-case letters. */

/** The colours `azul-tinta` and the season's reading, `coloração pessoal`, are no dye. */
export const DYE =
  /(?<!azul-)\btint(a|as|ura|uras)\b|\btonaliz\w+|\bcoloracao\b(?! pessoal)|\bdescolor\w+|\bluzes\b|\bmechas (claras|loiras|douradas|diluidas)|\bbalayage\b|\bretoque de raiz\b|\braiz ou tonalizante\b/
export const STRAIGHTENING =
  /\b(alisar|alise|alisamento|alisado|relaxar o (fio|cabelo)|relaxamento|progressiva|chapinha|prancha|selagem|botox capilar)\b/
export const HEAT =
  /\b(secador|chapinha|prancha|babyliss|difusor|modelador|ar quente|rolos|secar com escova|escova redonda)\b/
export const STYLING_PRODUCT =
  /\b(pomada|pasta|cera|gel|leave-in|musse|mousse|spray|laque|argila|creme de pentear|creme leve|creme denso|po de textura)\b/
/** Not the oil that skin makes. */
export const OIL =
  /\b(gotas? de oleo|(com|e|use|passe) (um )?oleo|oleo (de|para|na|no|nas|nos)|pomada|balsamo|cera|manteiga de|creme denso)\b/
export const BLADE = /\b(navalha|navalhada|gilete|lamina|barboterapia)\b/
export const CLIPPERS = /\b(maquina|degrade|fade|navalha)\b/
export const MAKEUP = /\b(maquiagem|batom|blush|rimel|delineador|corretivo|iluminador)\b/
export const EARRINGS = /\b(brinco|brincos|argola|argolas)\b/
export const TROUSERS = /\bcalcas?\b/
export const FRINGE_NAMED = /\bfranja\b/
export const DRUGS = /\b(minoxidil|finasterida|dutasterida|biotina|suplemento|hormonio)\b/
export const COVER_UP = /\b(transplante|implante capilar|peruca|protese|fibras? (capilar|de queratina)|microfibra)\b/
export const DOCTOR = /\b(medic[oa]|dermatologista|dermato|equipe de saude|oncolog\w+)\b/
export const AIR_DRY = /\b(ao ar|seca sozinho|secar sozinho|secam sozinhos|sem secador)\b/
