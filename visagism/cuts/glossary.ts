import type { GlossaryEntry } from './cut.ts'
import { CUT_IDS, CUTS } from './cuts.ts'

/** Words of the craft that are no cut's own (those are in its record). */
const CRAFT: readonly GlossaryEntry[] = [
  {
    term: 'Base reta',
    meaning: 'Pontas do cabelo cortadas numa linha só, sem degraus.',
    stems: ['base reta'],
    except: /(ponta nem|tem|contra a) base reta/g,
  },
  {
    term: 'Browline',
    meaning: 'Armação marcada em cima e leve embaixo, como uma segunda sobrancelha.',
    stems: ['browline'],
  },
  { term: 'Canoa', meaning: 'Decote largo e raso, que mostra as clavículas.', stems: ['canoa'] },
  { term: 'Cartela', meaning: 'Conjunto de cores que se harmonizam com uma coloração pessoal.', stems: ['cartela'] },
  { term: 'Contraste pessoal', meaning: 'A diferença de claridade entre pele, cabelo e olhos.', stems: ['contraste'] },
  {
    term: 'Degradê',
    meaning: 'Passagem gradual da máquina nas laterais, do mais curto ao mais longo. Também chamado de fade.',
    stems: ['degradê'],
  },
  { term: 'Desbaste', meaning: 'Retirar fios por dentro do corte para tirar volume sem encurtar.', stems: ['desbast'] },
  {
    term: 'Difusor',
    meaning: 'Bocal do secador que espalha o ar e seca cachos sem desmanchá-los.',
    stems: ['difusor'],
  },
  { term: 'Esfumado', meaning: 'Sem borda definida; vale para sombra, sobrancelha e mecha.', stems: ['esfumad'] },
  {
    term: 'Fitagem',
    meaning: 'Modo de aplicar creme em mechas, com os dedos, para separar e definir cachos.',
    stems: ['fitagem'],
  },
  { term: 'Gatinho', meaning: 'Armação com os cantos externos voltados para cima.', stems: ['gatinho'] },
  {
    term: 'Gloss',
    meaning: 'Tonalizante leve, com ou sem cor, que dá brilho e sai em poucas lavagens.',
    stems: ['gloss'],
  },
  { term: 'Leave-in', meaning: 'Creme ou spray que fica no cabelo sem enxágue.', stems: ['leave-in'] },
  {
    term: 'Mandíbula',
    meaning: 'O osso de baixo do rosto; o canto dele, sob a orelha, é o ângulo que medimos.',
    stems: ['mandíbula'],
  },
  {
    term: 'Matizador',
    meaning: 'Produto de pigmento frio, que tira o amarelado de fios claros ou brancos.',
    stems: ['matizador', 'matizadora'],
  },
  {
    term: 'Mecha diluída',
    meaning: 'Mecha sem marca na raiz, que cresce sem denunciar. O francês balayage é uma delas.',
    stems: ['mechas diluídas', 'mecha diluída'],
  },
  { term: 'Repicado', meaning: 'Cortado em pontas desiguais, que se soltam umas das outras.', stems: ['repicad'] },
  {
    term: 'Subtom',
    meaning: 'A temperatura da pele por baixo da cor visível: quente, fria ou neutra.',
    stems: ['subtom'],
  },
  { term: 'Têmpora', meaning: 'A região entre o fim da sobrancelha e a linha do cabelo.', stems: ['têmpora'] },
  { term: 'Terço', meaning: 'Cada uma das três partes da altura do rosto: testa, meio e base.', stems: ['terço'] },
  {
    term: 'Tonalizante',
    meaning: 'Coloração que sai aos poucos e não clareia; em geral não leva amônia, mas só o rótulo confirma.',
    stems: ['tonalizante'],
  },
  {
    term: 'Visagismo',
    meaning:
      'A arte de compor a imagem pessoal a partir do rosto e da intenção de cada um. O termo vem do francês visage.',
    stems: ['visagis'],
  },
]

export const GLOSSARY: readonly GlossaryEntry[] = [...CRAFT, ...CUT_IDS.flatMap((id) => CUTS[id].glossary ?? [])].sort(
  (a, b) => a.term.localeCompare(b.term, 'pt-BR'),
)

/** Entries whose words occur in the texts, in alphabetical order. */
export function glossaryFor(texts: readonly string[]): GlossaryEntry[] {
  const all = texts.join('\n').toLocaleLowerCase('pt-BR')
  return GLOSSARY.filter(({ stems, except }) => {
    const text = except ? all.replace(except, '') : all
    return stems.some((stem) => text.includes(stem))
  })
}
