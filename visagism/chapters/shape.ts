import type { HairLength } from '../knowledge/form.ts'
import type { Intention } from '../knowledge/intention.ts'
import type { Advice } from '../knowledge/effects.ts'
import { sayable } from './advice.ts'
import { FURTHER_OF_SHAPE } from '../texts/further-wordings.ts'
import { chapter, type Chapter } from './chapter.ts'
import { FACE_SHAPES, type FaceShape } from '../knowledge/axes.ts'
import { degrees } from '../knowledge/pt.ts'
import type { Reading } from '../reading/reading.ts'
import { wearsBeard } from '../reading/care.ts'
import { hasShortNape } from '../cuts/cuts.ts'
import { hairReachOf } from '../hair/reach.ts'
import { seenFromSide } from '../side/side-seen.ts'
import { mottoOf, SHAPE_NAMES } from '../knowledge/shape-names.ts'
import { SHAPE_BASIS, SHAPE_PORTRAITS } from '../knowledge/shape-portraits.ts'
import { sideParagraphs, sideItems, SIDE_ADVICE_BASIS } from '../side/side-advice.ts'
import { SIDE_BASIS, SIDE_SLOT_OF, type SideReading } from '../side/side-reading.ts'
import { say } from '../knowledge/voice.ts'
import { isCovered, isVeiled, wardrobeOf } from '../advice/wardrobe.ts'

export function writeShape(r: Reading): Chapter {
  const { evidence } = r
  const mine = SHAPE_PORTRAITS[r.shape]
  const further = FURTHER_OF_SHAPE[r.shape]
  const ranked = [...FACE_SHAPES].sort((a, b) => evidence.shares[b] - evidence.shares[a])
  const third = ranked.find((shape) => shape !== r.shape && shape !== r.second) ?? 'oval'
  return chapter({
    id: 'forma',
    title: `Um rosto ${SHAPE_NAMES[r.shape].adjective}`,
    head: 'Forma',
    lead: `${mottoOf(r.shape, r.gender)}, dizem os livros${r.hasSecond ? `; o seu tem também traços ${SHAPE_NAMES[r.second].of}` : ''}.`,
    quotes: [r.choose('shape.quote', [KEY_QUOTE[r.shape], ...further.quote])],
    sections: [
      // A measured face needs no home test.
      { heading: 'Como reconhecer', paragraphs: [say(mine.side, evidence.measures === null && RECOGNISE[r.shape])] },
      {
        heading: 'De perfil e de costas',
        paragraphs: [
          ...profileParagraphs(r),
          ...(r.side === null ? [isCovered(r) ? NAPE_COVERED : NAPE[r.brief.form.hairLength ?? 'none']] : []),
          // They gave no facts of their own.
          ...(r.brief.form.hairLength || r.side !== null ? [] : [POSTURE[r.intention.id]]),
        ],
      },
      ...(r.hasSecond
        ? [{ heading: 'A segunda forma', paragraphs: [say(AGAINST[r.second], IF_SECOND[r.second])] }]
        : r.side === null
          ? [{ heading: 'O que não é', paragraphs: [evidence.hairline === 'covered' ? IN_SIGHT : DIFFERENCE[r.shape]] }]
          : []),
      {
        heading: 'O que fazemos com isso',
        paragraphs: [
          ...(r.isTopBare
            ? []
            : [
                hairReachOf(r) === 'rente'
                  ? SHAVED_ASKS[r.shape]
                  : r.choose('shape.asks', [mine.asks, ...further.asks]),
              ]),
          r.choose('shape.ideal', [NOT_IDEAL[r.shape], ...further.notIdeal]),
        ],
      },
    ],
    lists: [
      {
        title: 'Três sinais para conferir no espelho',
        items: signsOf(r).map(([what, why]) => ({ what, why: r.side === null ? why : (ONCE_MARKED[why] ?? why) })),
      },
      ...(r.side === null ? [] : [sideList(r, r.side)]),
    ],
    figures: [
      ...(r.side === null ? [] : [profileFigure(r.side)]),
      {
        kind: 'neighbours',
        shapes: [r.shape, r.second, third],
        caption: `Da esquerda para a direita: ${[r.shape, r.second, third].map((s) => SHAPE_NAMES[s].name.toLowerCase()).join(', ')}. ${evidence.isJawHidden ? UNDER_BEARD : TELL[r.shape]}`,
      },
    ],
    origin:
      evidence.quizAgrees === null
        ? ''
        : evidence.source === 'teste'
          ? evidence.quizVotes?.for === evidence.quizVotes?.of
            ? 'É a forma que as suas respostas sobre o rosto admitem, sem exceção.'
            : 'É a forma que mais apareceu nas suas respostas ao teste.'
          : evidence.quizAgrees
            ? 'O teste e esta leitura apontam para o mesmo lado.'
            : 'O teste apontava outra forma; mantivemos a que tem evidência mais forte.',
    bases: [
      SHAPE_BASIS,
      { certainty: 'P', sources: ['engine', 'classifiers'] },
      ...(r.side === null ? [] : [SIDE_BASIS, SIDE_ADVICE_BASIS]),
    ],
  })
}

/** Theirs if marked or seen, else the shape's typical one, labelled as such. */
function profileParagraphs(r: Reading): string[] {
  const seen = seenFromSide(r.brief.observed ?? {})
  if (r.side !== null) return [...sideParagraphs(r.side), ...(seen ? [seen] : [])]
  if (seen) return [say(seen, 'O ângulo do perfil não foi marcado.')]
  return [say(SHAPE_PORTRAITS[r.shape].profile, 'Isso vem da forma de frente: a sua foto de lado não foi marcada.')]
}

const profileFigure = ({ convexity, slot }: SideReading) => ({
  kind: 'profile' as const,
  caption: `Na sua foto ${SIDE_SLOT_OF[slot]}, a linha que liga os três pontos dobra ${degrees(Math.abs(convexity))} na base do nariz.`,
})

const SHAVED_ASKS: Readonly<Record<FaceShape, string>> = {
  oval: 'Com o cabelo rente, o equilíbrio aparece inteiro: escolha um acento só, na gola, na armação ou na cor.',
  redondo: 'Com o cabelo rente, são as golas que descem e uma quina bem colocada que dão direção a tanta maciez.',
  quadrado: 'Com o cabelo rente, golas em curva e tecidos macios fazem companhia aos ângulos.',
  coracao: 'Com o cabelo rente, a luz e o corpo vêm da gola, da boca para baixo, e equilibram as duas pontas.',
  triangulo: 'Com o cabelo rente, sobrancelha presente e a metade de baixo limpa devolvem o topo à conversa.',
  diamante: 'Com o cabelo rente, um pouco de corpo na gola faz companhia ao queixo, e as maçãs ficam no centro.',
  retangular: 'Com o cabelo rente, são as linhas deitadas, no ombro e na gola, que seguram o olhar no caminho.',
}

/** If the report does not contradict it. */
export function sideAdvice(r: Reading, side: SideReading): Advice[] {
  const { cut } = r.cuts[r.cuts.recommended]
  const isWorn = {
    beard: wearsBeard(r) && r.beard !== 'Sem barba',
    glasses: [...r.themes, ...r.seen].includes('oculos'),
    // None unasked in menswear; a veil hides them.
    earrings: wardrobeOf(r) === 'womenswear' && !isVeiled(r),
    nape: hasShortNape(cut) ? 'rente' : 'com corpo',
    hasVolumeInFront: /\bfrente\b/.test(cut.volume),
  } as const
  return sayable(
    r,
    sideItems(side.line, isWorn).map(({ what, why, effects = [], refuses = [] }) => ({ what, why, effects, refuses })),
  )
}

function sideList(r: Reading, side: SideReading) {
  const isSettled = side.line === 'convexo' || side.line === 'reto' || side.line === 'côncavo'
  return {
    title: isSettled ? 'De lado, o que rende' : 'De lado, se quiser um contrapeso',
    items: sideAdvice(r, side).map(({ what, why }) => ({ what, why })),
  }
}

const NAPE_COVERED =
  'De costas, o que se vê é o tecido e a linha dos ombros. Os cortes aparecem desenhados em outra pessoa, com as suas proporções: são para quando o cabelo fica à vista, onde e com quem você quiser.'
/** From behind, by today's length. */
const NAPE: Readonly<Record<HairLength | 'none', string>> = {
  'Muito curto':
    'De costas, com o cabelo muito curto, a nuca é o desenho: peça que sigam o contorno natural, porque o reto engrossa o pescoço e some em dez dias.',
  Curto:
    'De costas, um curto vive da passagem entre a nuca e o volume de cima. Olhe-a num espelho de mão: se houver degrau, falta uma visita ou sobra máquina.',
  Médio:
    'De costas, o médio mostra a base. Reta, ela alarga os ombros; arredondada, acompanha as costas; em bico, alonga. Escolha sabendo que é assim que veem você ir embora.',
  Longo:
    'De costas, o longo é metade do seu retrato. Pontas cheias dizem cuidado, e um corte em V discreto afina a linha dos ombros.',
  'Muito longo':
    'De costas, um cabelo muito longo é quase roupa. Mantenha a base limpa e deixe o comprimento terminar acima da cintura ou bem abaixo dela, nunca em cima da linha.',
  none: 'De costas, o que se vê primeiro é a nuca ou a base do cabelo, conforme o comprimento. Fotografe-se por trás uma vez: quase ninguém conhece o próprio retrato de partida.',
}

const POSTURE: Readonly<Record<Intention, string>> = {
  autoridade:
    'E a postura entra na conta: o alto da cabeça puxado para cima alonga a nuca e dá à firmeza uma coluna de verdade.',
  criatividade: 'E a postura entra na conta: uma leve inclinação da cabeça é a diagonal mais barata que existe.',
  sofisticacao:
    'E a postura entra na conta: ombros baixos e pescoço livre fazem mais pela sofisticação que qualquer tecido.',
  leveza: 'E a postura entra na conta: solte o maxilar e respire; a leveza começa no pescoço.',
}

const KEY_QUOTE: Readonly<Record<FaceShape, string>> = {
  oval: 'Equilíbrio não é modelo: é só um ponto de partida.',
  redondo: 'A juventude de um rosto mora nas suas curvas.',
  quadrado: 'Um maxilar firme dispensa apresentações.',
  coracao: 'Tudo começa nos olhos e termina com delicadeza.',
  triangulo: 'Quem tem base pode olhar mais alto.',
  diamante: 'A luz sabe o caminho das suas maçãs.',
  retangular: 'Há rostos que ficam de pé mesmo sentados.',
}

const RECOGNISE: Readonly<Record<FaceShape, string>> = {
  oval: 'Passe o dedo da têmpora ao queixo e você não encontrará esquina; é o sinal mais seguro dessa forma.',
  redondo:
    'Faça uma moldura com as mãos: se ela couber quase num quadrado e as pontas dos dedos tocarem curvas, é redondo.',
  quadrado:
    'De frente, trace uma vertical da têmpora para baixo: ela toca o canto do maxilar antes de chegar ao queixo.',
  coracao: 'Cubra a metade de baixo com a mão e o rosto parece largo; cubra a de cima e ele parece miúdo.',
  triangulo: 'Compare a distância entre as têmporas com a dos cantos do maxilar: a segunda ganha.',
  diamante: 'Olhe no espelho com luz de lado: as maçãs recebem luz e as duas pontas ficam na penumbra.',
  retangular: 'Cubra um quarto da altura com a mão e o rosto se torna quadrado: o que sobra é a sua elegância.',
}

/** In three faces side by side. */
const TELL: Readonly<Record<FaceShape, string>> = {
  oval: 'Em você, a linha da maçã ao maxilar não tem esquina.',
  redondo: 'Em você, a linha da maçã ao maxilar é um arco só.',
  quadrado: 'Em você, a linha da maçã ao maxilar desce reta e dobra.',
  coracao: 'Em você, a linha da maçã ao maxilar corre para dentro.',
  triangulo: 'Em você, a linha da maçã ao maxilar abre em vez de fechar.',
  diamante: 'Em você, a linha sai larga da maçã e se fecha depressa.',
  retangular: 'Em você, a linha da maçã ao maxilar desce reta e demora.',
}

const UNDER_BEARD = 'Em você, a barba cobre o fim dessa linha: o desenho mostra o contorno que se vê.'

const DIFFERENCE: Readonly<Record<FaceShape, string>> = {
  oval: 'O que separa o seu contorno dos vizinhos é a moderação: nada vai até o extremo.',
  redondo: 'O que o distingue é a pouca diferença entre altura e largura.',
  quadrado: 'O que o distingue é a nitidez do canto, mais do que a largura.',
  coracao: 'O que o distingue é a diferença entre a testa e a mandíbula.',
  triangulo: 'O que o distingue é a largura crescer para baixo, ao contrário da maioria.',
  diamante: 'O que o distingue é ter as maçãs sozinhas na frente.',
  retangular: 'O que o distingue é a altura sobre laterais retas.',
}

/** With a covered forehead, only what is below counts. */
const IN_SIGHT = 'O que o distingue, no que fica à vista, é a linha que vai da maçã ao queixo.'

const AGAINST: Readonly<Record<FaceShape, string>> = {
  oval: 'Do oval ele se aproxima quando as transições são suaves, como de manhã, com o rosto descansado.',
  redondo: 'Do redondo ele se aproxima quando o cabelo cobre a testa ou o sorriso enche as maçãs.',
  quadrado: 'Do quadrado ele se aproxima com o cabelo preso, quando o maxilar aparece inteiro.',
  coracao: 'Do coração ele se aproxima quando a testa está à mostra e o queixo se recolhe.',
  triangulo: 'Do triângulo ele se aproxima quando a mandíbula se contrai ou o cabelo pesa embaixo.',
  diamante: 'Do diamante ele se aproxima na luz lateral, que acende as maçãs e apaga as pontas.',
  retangular: 'Do retangular ele se aproxima com cabelo alto, que acrescenta vertical.',
}

const IF_SECOND: Readonly<Record<FaceShape, string>> = {
  oval: 'Se você se reconhecer mais no oval, trate os “evite” deste caderno como sugestões: quase todos perdem força.',
  redondo: 'Caso o espelho lhe diga redondo, dê mais peso à altura do topo e às golas abertas.',
  quadrado: 'Se o quadrado lhe parecer mais fiel, troque as linhas duras por ondas e pontas leves.',
  coracao: 'Se o coração lhe parecer mais certo, desça o volume do cabelo para a altura do queixo.',
  triangulo: 'Se o triângulo descrever melhor, leve o volume e o detalhe para as têmporas.',
  diamante: 'Se o diamante lhe servir melhor, encha têmporas e queixo e deixe as maçãs livres.',
  retangular: 'Se o retangular lhe soar mais exato, prefira franjas e golas fechadas.',
}

const NOT_IDEAL: Readonly<Record<FaceShape, string>> = {
  oval: 'E um aviso contra a lisonja: o oval já foi vendido como rosto perfeito, e o próprio Hallawell chama isso de preconceito. Ele é apenas o mais neutro.',
  redondo:
    'Alongar, aqui, é um recurso e não uma obrigação: há dias em que a curva é exatamente o que você quer mostrar.',
  quadrado: 'Suavizar é uma possibilidade entre outras; um corte curto que assuma a estrutura é igualmente certo.',
  coracao: 'Nada disso é remendo. Uma testa ampla é um palco, e há noites em que se quer o palco inteiro.',
  triangulo: 'Não se trata de esconder a mandíbula, e sim de dar a ela uma interlocutora à altura.',
  diamante: 'O relevo das suas maçãs não precisa de correção; precisa de cenário.',
  retangular:
    'Encurtar é uma opção de convivência, e não uma correção: a altura do seu rosto é a parte mais distinta dele.',
}

const SIGNS: Readonly<Record<FaceShape, readonly (readonly [string, string])[]>> = {
  oval: [
    ['A largura máxima está nas maçãs', 'com testa e maxilar um pouco menores'],
    ['O queixo é arredondado', 'sem ponta nem reta'],
    ['Nenhum traço chama atenção por conta própria', 'o olhar passeia'],
  ],
  redondo: [
    ['O queixo é curto', 'a distância da boca ao fim do rosto é pequena'],
    ['As bochechas são a parte mais cheia', 'mesmo sem sorrir'],
    ['A linha do cabelo é arredondada', 'e fecha o círculo por cima'],
  ],
  quadrado: [
    ['Há um canto visível abaixo da orelha', 'mesmo de longe'],
    ['O queixo termina em reta', 'ou quase'],
    ['Testa e maxilar têm larguras próximas', 'como dois lados de uma moldura'],
  ],
  coracao: [
    ['As têmporas são amplas', 'às vezes mais que as maçãs'],
    ['O queixo é pequeno ou em ponta', 'e muitas vezes recua de perfil'],
    ['A linha do cabelo pode ter um bico', 'ou um arco largo'],
  ],
  triangulo: [
    ['O maxilar é a parte mais larga', 'e se vê de frente'],
    ['As têmporas se recolhem', 'a linha do cabelo é estreita'],
    ['As bochechas descem cheias', 'até perto do queixo'],
  ],
  diamante: [
    ['As maçãs avançam', 'e projetam sombra embaixo'],
    ['A testa se estreita perto do cabelo', 'em arco alto'],
    ['O queixo é fino', 'com pouca base'],
  ],
  retangular: [
    ['A altura passa muito da largura', 'onde a altura dá um palmo, a largura fica em dois terços dele'],
    ['As laterais são paralelas', 'da têmpora ao maxilar'],
    ['O queixo tem base', 'larga ou quadrada'],
  ],
}

type Sign = readonly [what: string, why: string]

/** Without a hidden or absent hairline. */
function signsOf({ shape, evidence: { hairline } }: Reading): readonly Sign[] {
  const instead = hairline === 'covered' || hairline === 'bare' ? WITHOUT_HAIRLINE[shape] : undefined
  return instead === undefined
    ? SIGNS[shape]
    : SIGNS[shape].map((sign) => (OF_HAIRLINE.test(sign.join(' ')) ? instead : sign))
}

const OF_HAIRLINE = /linha do cabelo|perto do cabelo/
const WITHOUT_HAIRLINE: Readonly<Partial<Record<FaceShape, Sign>>> = {
  redondo: ['Da maçã ao queixo não há canto', 'a linha é um arco só'],
  coracao: ['O contorno corre para dentro', 'das maçãs ao queixo, sem parar'],
  triangulo: ['As têmporas se recolhem', 'o rosto é mais estreito em cima que embaixo'],
  diamante: ['Acima das maçãs o rosto se fecha', 'e abaixo delas também'],
}

/** Replaces a guess about a known profile. */
const ONCE_MARKED: Readonly<Record<string, string>> = {
  'e muitas vezes recua de perfil': 'e fecha o contorno',
}
