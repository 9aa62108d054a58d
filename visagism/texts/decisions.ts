/** Decisions of the letter, each with its reason. */
export const DECIDED = {
  beardGrowsNot: 'Tire: o que nasce não fecha, e quem desenha o rosto é a sobrancelha, a costeleta e a gola.',
  fewHairs:
    'Tire, por enquanto: com poucos fios, o que se vê é a falta deles. Deixe de novo por quatro semanas quando juntarem, e decida ali.',
  unseenBeard: 'Tire: barba que não se vê não desenha contorno; quem o faz são a sobrancelha e a gola.',
  cleanAsked: 'Tire: você marcou rosto limpo, e nenhum dos três caminhos conta com ela.',
  gaps: (sizes: string | null): string =>
    `Deixe${sizes === null ? ' curta e parelha' : `, parelha: ${sizes}`}. Com falhas, é o comprimento que as mostra.`,
  moustache: (how: string): string =>
    `Deixe, até o canto da boca e aparado na linha do lábio: no seu contorno, ${how}.`,
  whitesAll: 'Deixe os brancos: com quase todos, é o que dá mais luz e menos trabalho; cobrir pede raiz todo mês.',
  whitesHalf: 'Deixe os brancos, e acerte o tom do que falta: com metade, eles já fazem de mecha. ',
  whitesFew:
    'Deixe os brancos: com poucos, manter é o que menos se nota, e cobrir prende à raiz a cada quatro a seis semanas.',
  whitesCovered: 'Cubra aos poucos, já que incomodam, e sem fechar a cor: ',
  whitesUnseen:
    'Deixe, por enquanto: não pede visita nenhuma, e dá tempo de descobrir se você gosta deles; a tinta pede raiz a cada quatro a seis semanas.',
  mixedLong: 'mechas finas no tom do seu fio pedem visita a cada três a cinco meses, e a raiz não se denuncia.',
  mixedShort: 'tonalizante transparente sai lavando, e não deixa linha na raiz.',
  colourStays:
    'Fique com a sua cor: você marcou pouca manutenção, e tinta pede raiz a cada quatro a seis semanas. Se quiser variar, comece por um tonalizante, que sai com as lavagens.',
} as const
