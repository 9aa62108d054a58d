/**
 * Advice for this person's brows, eyes, hair or beard as seen. Colour and hair facts: docs/visagism.md §6 and §8; the advice is practice
 * (M).
 */
import { BEARD_OF, beardSeen } from '../advice/beard.ts'
import type { Contrast } from '#visagism/colour/colours.ts'
import { isSkinDark } from '#visagism/colour/propose-seasons.ts'
import type { ObservedField, ObservedValue } from '../observed/observed.ts'
import type { Reading } from '../reading/reading.ts'
import type { AlternateSubject } from '../advice/shape-advice-alternate.ts'
import { wardrobeOf, type Wardrobe } from '../advice/wardrobe.ts'
import { contrastOf } from './colours.ts'

type Words<F extends ObservedField> = Readonly<Partial<Record<ObservedValue<F>, string>>>

/** At most `MOST`. */
export function ownFeatures(r: Reading, subject: AlternateSubject): string[] {
  const observed = r.brief.observed ?? {}
  const wardrobe = wardrobeOf(r)
  const say = <F extends ObservedField>(field: F, words: Words<F>): string | undefined => {
    const value = observed[field]?.value
    return value === undefined ? undefined : words[value as ObservedValue<F>]
  }
  const { covering } = observed
  const cover = covering === undefined || covering.value === 'não' ? null : covering.value
  /** Once half is grey, the former colour is ignored. */
  const hairNow = (words: Words<'hairColour'>): string | undefined => {
    const greys = observed.greys?.value
    if (observed.hairColour?.value === 'colorido') return words.colorido
    return greys === 'quase todos' ? words.branco : greys === 'metade' ? words.grisalho : say('hairColour', words)
  }
  const isMostlyGrey = observed.greys?.value === 'metade' || observed.greys?.value === 'quase todos'
  // Tied or shaved hair covers neither collar nor ears.
  const isShaven = observed.length?.value === 'raspado' || r.isTopBare
  const isTied = r.themes.includes('cabelo-preso') && !isShaven && observed.length?.value !== 'curto'
  const beardNow = beardSeen(r)
  const isBeardSettled = r.beard !== null && (r.beard === 'Sem barba' || BEARD_OF[r.beard] === beardNow)
  const sentences: Readonly<Record<AlternateSubject, readonly (string | undefined)[]>> = {
    franja: cover
      ? []
      : [
          say('top', FRINGE_TOP),
          say('greys', FRINGE_GREYS),
          isMostlyGrey ? undefined : (say('hairColour', FRINGE_COLOUR) ?? fringeLine(r)),
        ],
    sobrancelhas: [
      say('brows', BROWS),
      hairNow(isSkinDark(observed) && wardrobe === 'womenswear' ? PENCIL_ON_DARK : BROW_TONE[wardrobe]),
    ],
    // Only the season names colours.
    oculos: [
      r.brief.colour?.season ? undefined : say('eyes', FRAMES_EYES),
      say('skin', FRAMES_SKIN),
      say('brows', FRAMES_BROWS),
    ],
    decotes: cover
      ? [COLLAR_COVER[cover]]
      : [isTied ? undefined : say('length', COLLAR_LENGTH), say('beard', COLLAR_BEARD), say('skin', COLLAR_SKIN)],
    acessorios: cover
      ? [PIECES_COVER[cover]]
      : [
          isTied ? undefined : say('length', PIECES_LENGTH[wardrobe]),
          say('greys', PIECES_GREYS),
          isTied || isShaven ? undefined : say('texture', PIECES_TEXTURE[wardrobe]),
        ],
    barba: [isBeardSettled ? undefined : say('beard', BEARD_NOW), say('greys', BEARD_GREYS)],
  }
  return sentences[subject].filter((sentence) => sentence !== undefined).slice(0, MOST)
}

const MOST = 2

function fringeLine(r: Reading): string | undefined {
  const contrast = r.brief.observed?.hairColour === undefined ? null : contrastOf(r)
  return contrast === null ? undefined : FRINGE_CONTRAST[contrast]
}

type Cover = Exclude<ObservedValue<'covering'>, 'não'>
const COLLAR_COVER: Readonly<Record<Cover, string>> = {
  véu: 'Onde você usa o véu, é ele que emoldura o rosto; as golas valem para quando o pescoço fica à vista.',
  turbante: 'Com o turbante, o pescoço fica inteiro à vista: a gola é a moldura de baixo, e ele, a de cima.',
  outro: 'Onde você cobre o cabelo, o tecido emoldura o rosto por cima, e a gola responde por baixo.',
}
const PIECES_COVER: Readonly<Record<Cover, string>> = {
  véu: 'Sob o véu, o brilho vai no tecido: é o alfinete que se vê.',
  turbante: 'O turbante já é a peça de cima: o resto fica mais simples.',
  outro: 'O tecido já é a peça de cima: o resto fica mais simples.',
}

const FRINGE_TOP: Words<'top'> = {
  entradas: 'Com as entradas que se veem em você, a franja nasce do centro e se abre para os dois cantos.',
  'mais ralo': 'Com o alto mais ralo, uma franja leve basta; a cheia tiraria fios de onde eles fazem falta.',
}
const FRINGE_GREYS: Words<'greys'> = {
  alguns: 'Os primeiros brancos costumam aparecer na frente: numa franja, são eles que se veem antes.',
  metade: 'Meio grisalha, a frente já tem dois tons, e uma franja aberta mostra os dois.',
  'quase todos': 'Quase branca, a franja clareia o rosto inteiro; deixe-a fina, para que não pareça aba.',
}
/** A fringe shows by contrast with the skin. */
const FRINGE_CONTRAST: Readonly<Record<Contrast, string>> = {
  baixo:
    'Entre o seu cabelo e a pele da testa há pouco contraste: a franja quase não faz linha, e é pela ponta definida que ela se nota.',
  médio:
    'O contraste entre o seu cabelo e a pele é médio: a franja marca sem recortar, e um pouco de testa à vista basta para aliviá-la.',
  alto: 'O contraste entre o seu cabelo e a pele é alto: a franja desenha uma linha que se vê de longe; quanto mais desfiada, mais ela cede.',
}
const FRINGE_COLOUR: Words<'hairColour'> = {
  ruivo: 'Ruiva, a franja é a primeira coisa que se vê; pode ser pouca.',
  cobre: 'Em cobre, a franja esquenta a testa inteira; pode ser pouca.',
  grisalho: 'Grisalha, a franja mistura claro e escuro e perdoa o corte que cresceu.',
  branco: 'Branca, a franja ilumina a testa; uma borda irregular evita o efeito de aba.',
  colorido: 'Colorida, a franja é um acento de cor: decida o corte pensando em onde ele vai cair.',
}

const BROWS: Words<'brows'> = {
  finas: 'As suas são finas: deixe-as dois meses em paz antes de qualquer desenho, e veja o que volta.',
  médias: 'As suas têm espessura média, e há fio bastante para não depender do lápis todos os dias.',
  cheias: 'As suas são cheias: apare o comprimento dos fios antes de pensar em tirar algum.',
  falhadas: 'As suas têm falhas: traços curtos de lápis, fio a fio, e nada se tira em volta delas.',
}
const PENCIL: Words<'hairColour'> = {
  preto: 'Com o cabelo preto, o lápis é castanho-escuro; preto de verdade endurece.',
  'castanho-escuro': 'Com o cabelo castanho-escuro, o lápis fica um tom acima dele.',
  castanho: 'Com o cabelo castanho, o lápis é do mesmo castanho, em mão leve.',
  'castanho-claro': 'Com o cabelo castanho-claro, o lápis pode ficar um tom abaixo dele, para que o olhar apareça.',
  'loiro escuro': 'Com o cabelo loiro escuro, o lápis é castanho-claro, nunca amarelo.',
  loiro: 'Com o cabelo loiro, o lápis fica dois tons abaixo dele; igual, a sobrancelha some.',
  ruivo: 'Com o cabelo ruivo, o lápis é castanho quente, e o ruivo fica para o fio.',
  cobre: 'Com o cabelo cobre, o lápis é castanho quente, e o cobre fica para o fio.',
  grisalho: 'Com o cabelo grisalho, o lápis é cinza acastanhado; o castanho de antes pesaria.',
  branco: 'Com o cabelo branco, o lápis é cinza-claro ou castanho bem diluído: é o que devolve a moldura.',
  colorido: 'Com o cabelo colorido, a sobrancelha fica no tom de nascença e ancora a cor.',
}
/** Light grey looks chalky there. */
const PENCIL_ON_DARK: Words<'hairColour'> = {
  ...PENCIL,
  grisalho:
    'Com o cabelo grisalho, o lápis é castanho-escuro acinzentado, em mão leve; cinza claro vira giz na pele escura.',
  branco:
    'Com o cabelo branco, o lápis é castanho-escuro acinzentado, em mão leve; cinza claro vira giz na pele escura.',
}
const COMBED: Words<'hairColour'> = {
  preto: 'No seu preto, cada fio se vê: a escova faz mais diferença que a pinça.',
  'castanho-escuro': 'No seu castanho-escuro, a sobrancelha já faz moldura; basta a borda de baixo limpa.',
  castanho: 'No seu castanho, um gel incolor de manhã dá à linha a definição que falta.',
  'castanho-claro': 'No seu castanho-claro, um gel com um pouco de cor faz a linha aparecer de longe.',
  'loiro escuro': 'No seu loiro escuro, a linha se vê de perto; um gel castanho-claro a traz para a conversa.',
  loiro: 'No seu loiro, a linha quase some a dois metros; um gel castanho-claro a traz de volta.',
  grisalho: 'Com o cabelo grisalho, fio branco comprido aponta para fora: apare a ponta, não arranque.',
  branco: 'Com o cabelo branco, deixe a sobrancelha como veio; escurecê-la só nela se nota.',
}
const BROW_TONE: Readonly<Record<Wardrobe, Words<'hairColour'>>> = { womenswear: PENCIL, menswear: COMBED }

const FRAMES_EYES: Words<'eyes'> = {
  'castanho-escuro': 'Nos seus olhos castanho-escuros, lente clara com antirreflexo deixa ver onde a íris começa.',
  castanho: 'O castanho dos seus olhos aparece ao lado de tartaruga, caramelo e vinho.',
  mel: 'O mel dos seus olhos aparece ao lado de oliva, caramelo e dourado velho.',
  verde: 'O verde dos seus olhos aparece ao lado de vinho, cobre e tartaruga escura.',
  azul: 'O azul dos seus olhos aparece ao lado de grafite, tartaruga clara e cobre.',
  cinza: 'O cinza dos seus olhos aparece ao lado de grafite, azul fechado e prata.',
}
const PALE = 'Em pele tão clara, um aro preto vira a coisa mais escura do rosto: use-o se for isso que você quer.'
const MID = 'Na sua pele, armação da cor dela some, e dois tons abaixo dela aparece sem gritar.'
const DEEP =
  'Na sua pele, metal e acetato translúcido se veem de longe; um aro escuro fica discreto, e também é uma escolha.'
const FRAMES_SKIN: Words<'skin'> = {
  'muito clara': PALE,
  clara: PALE,
  'clara a média': MID,
  média: MID,
  'média a escura': MID,
  escura: DEEP,
  'bem escura': DEEP,
  retinta: DEEP,
}
const FRAMES_BROWS: Words<'brows'> = {
  cheias: 'A sua sobrancelha cheia já faz uma linha ali: o aro pode ser o fino dos dois.',
  finas: 'A sua sobrancelha fina deixa espaço para um aro com mais presença em cima.',
}

const COLLAR_LENGTH: Words<'length'> = {
  raspado: 'Com o cabelo rente, gola e rosto conversam sem intermediário: é ela a moldura inteira.',
  curto: 'Com o cabelo curto de hoje, nada cai sobre a gola, e o desenho dela se vê por inteiro.',
  médio: 'O seu cabelo médio termina perto da gola: uma das duas linhas precisa ser a mais simples.',
  grande: 'O seu cabelo chega ao ombro e cobre as laterais da gola; o que aparece é o centro dela.',
  longo: 'Com o cabelo comprido solto, metade da gola fica coberta: escolha pelo que se vê entre as mechas.',
}
const COLLAR_BEARD: Words<'beard'> = {
  'por fazer': 'A barba por fazer já escurece a linha do queixo; uma gola clara a separa do tecido.',
  curta: 'A barba curta tem borda própria: deixe um dedo de pele entre ela e a gola.',
  cheia: 'A sua barba cheia chega antes da gola: um dedo de pele entre as duas, e cada uma tem a sua linha.',
  cavanhaque: 'O cavanhaque aponta para o centro da gola: é ali que um botão se nota.',
}
const COLLAR_SKIN: Words<'skin'> = {
  'muito clara': 'Na sua pele muito clara, uma gola branca ilumina por igual, e uma preta recorta.',
  clara: 'Na sua pele clara, a cor da gola sobe para o rosto: prove de dia, perto da janela.',
  'clara a média': 'Na sua pele, uma gola do tom dela apaga a linha; um tom acima ou abaixo a devolve.',
  média: 'Na sua pele, o que mais separa a gola do rosto é a diferença de claridade, não a cor.',
  'média a escura': 'Na sua pele, gola clara acende o queixo, e gola funda o aproxima.',
  escura: 'Na sua pele escura, golas claras fazem moldura de luz, e as fundas, silhueta.',
  'bem escura': 'Na sua pele bem escura, branco quebrado e cores cheias na gola se veem da rua.',
  retinta: 'Na sua pele retinta, quase toda cor de gola ganha força: comece pela mais clara que tiver.',
}

const PIECES_LENGTH: Readonly<Record<Wardrobe, Words<'length'>>> = {
  womenswear: {
    raspado: 'De cabelo rente, a orelha está sempre à vista: uma peça só já é um acontecimento.',
    curto: 'Com a orelha à mostra pelo corte curto, até uma peça pequena se vê.',
    médio:
      'No seu comprimento médio, o cabelo esconde metade da orelha: a peça precisa passar da ponta dele ou ficar rente.',
    grande: 'Com o cabelo no ombro, o que fica rente à orelha some; o que desce aparece quando você se mexe.',
    longo:
      'Com o cabelo comprido, a peça aparece por um instante quando você o põe atrás da orelha: escolha-a para esse instante.',
  },
  menswear: {
    raspado:
      'De cabelo rente, boné e chapéu assentam mais baixo: puxe-os um dedo para trás, e a aba não encosta na sobrancelha.',
    curto: 'Com o cabelo curto, o boné não desmancha nada: é a peça mais fácil do seu dia.',
    médio: 'No cabelo médio, boné e chapéu deixam marca: guarde-os para os dias em que não vai tirá-los.',
    grande: 'Com o cabelo comprido, o chapéu o organiza, e a nuca aparece: corrente fina, se houver.',
    longo: 'Com o cabelo comprido solto, a corrente some; ela é peça para os dias de cabelo preso.',
  },
}
const PIECES_GREYS: Words<'greys'> = {
  metade: 'O seu grisalho já é um metal perto do rosto: a peça pode repetir esse brilho em vez de competir.',
  'quase todos': 'O branco do cabelo já faz o papel de joia; a peça perto dele pode ser de cor.',
}
const PIECES_TEXTURE: Readonly<Record<Wardrobe, Words<'texture'>>> = {
  womenswear: {
    liso: 'No fio liso, o que balança se vê; o que é pequeno também.',
    ondulado: 'A onda esconde e mostra a orelha: peças de superfície polida piscam entre as mechas.',
    cacheado: 'Entre cachos, argola fina e fio comprido se enroscam; peça cheia e lisa não.',
    crespo: 'Ao lado do crespo, o que se lê de longe é a forma: um contorno nítido, fino ou cheio.',
  },
  menswear: {
    liso: 'No fio liso, chapéu amassa: leve um pente no bolso.',
    ondulado: 'Na onda, boné úmido de suor marca; deixe secar antes.',
    cacheado: 'No cacho, forro de cetim no boné poupa o fio.',
    crespo: 'No crespo, forro de cetim no boné poupa o fio e o desenho.',
  },
}

const BEARD_NOW: Words<'beard'> = {
  sem: 'Hoje você está sem barba: o que esta página diz se experimenta em três semanas, e se desfaz em três minutos.',
  'por fazer': 'Você já está com a barba por fazer: veja no espelho onde ela nasce cheia antes de escolher o desenho.',
  curta: 'A sua barba de hoje é curta: a base já existe, e o que muda é a linha.',
  cheia: 'A sua barba de hoje é cheia: há material para qualquer das três.',
  cavanhaque: 'Hoje você usa cavanhaque: as laterais levam um mês para alcançá-lo.',
  bigode: 'Hoje você usa bigode: mantenha-o no comprimento até a barba chegar a ele.',
}
const BEARD_GREYS: Words<'greys'> = {
  alguns: 'Se os brancos aparecerem primeiro no queixo, como é comum, a linha de baixo clareia: deixe-a nítida.',
  metade:
    'Com os brancos pela metade, a barba costuma clarear antes no queixo: o desenho da borda é o que a mantém inteira.',
  'quase todos': 'Com quase tudo branco, a barba alarga o que é claro: curta nas laterais, ela guarda o contorno.',
}
