import type { Theme } from '../knowledge/observations.ts'
import type { Reasoned } from '../knowledge/reasoned.ts'
import type { Reading } from '../reading/reading.ts'
/** Lines in clothes: style, intention and the face's line (docs/visagism.md §7; style-to-line mapping P). */
import type { Style } from '../knowledge/form.ts'
import type { Intention } from '../knowledge/intention.ts'
import type { Basis } from '../knowledge/sources.ts'

export const CLOTHES_BASIS: Basis = { certainty: 'P', sources: ['temperaments', 'neckline-guides'] }

type StyleText = {
  readonly lead: string
  readonly quote: string
  readonly paragraphs: readonly [string, string]
  readonly items: readonly { readonly what: string; readonly why: string }[]
  readonly avoid: readonly { readonly what: string; readonly why: string }[]
}

export const CLOTHES: Readonly<Record<Style, StyleText>> = {
  Clássico: {
    lead: 'Linha comprida, simetria, bons materiais: o clássico é o estilo que não precisa de legenda.',
    quote: 'Clássico é o que não tem pressa de envelhecer.',
    paragraphs: [
      'No seu estilo, a linha é vertical e a simetria manda. Blazers de lapela média, camisas de gola firme, tricôs finos e calças de corte reto formam uma base que combina entre si sem esforço.',
      'O perigo do clássico é o uniforme. Uma cor de que você gosta, perto do rosto, ou uma textura inesperada num corte tradicional bastam para que ele respire.',
    ],
    items: [
      { what: 'Camisa branca ou creme bem cortada', why: 'é a moldura mais neutra que existe' },
      { what: 'Blazer no comprimento do quadril', why: 'organiza a silhueta sem falar alto' },
      { what: 'Tricô fino', why: 'deixa a formalidade macia' },
      { what: 'Casaco longo de linha reta', why: 'cobre o conjunto sem interromper a linha' },
    ],
    avoid: [
      { what: 'Tendência da estação na peça cara', why: 'ela passa e o boleto fica' },
      { what: 'Tudo do mesmo tom, sem textura', why: 'parece farda' },
    ],
  },
  Moderno: {
    lead: 'Geometria, recorte, poucas peças: o moderno escreve com letra de forma.',
    quote: 'Uma forma limpa diz mais que três enfeites.',
    paragraphs: [
      'O seu estilo gosta de linha inclinada e de volume pensado. Uma costura deslocada, uma barra assimétrica, um bolso no lugar errado: é a construção que fala, não o adorno.',
      'Mantenha a paleta curta, dois neutros e um acento, e deixe que a proporção faça o desenho. Largo com justo, longo com curto, sempre um dos dois.',
    ],
    items: [
      { what: 'Camiseta de malha pesada', why: 'segura a forma e o ombro' },
      { what: 'Calça de pernas amplas', why: 'é a geometria que anda' },
      { what: 'Jaqueta sem gola', why: 'deixa o pescoço e o corte de cabelo em evidência' },
      { what: 'Um monocromático por semana', why: 'simplifica o conjunto e a manhã' },
    ],
    avoid: [
      { what: 'Detalhe dourado sobre detalhe dourado', why: 'briga com a linha limpa' },
      { what: 'Peça justa da cabeça aos pés', why: 'tira a geometria do jogo' },
    ],
  },
  Despojado: {
    lead: 'Textura macia, curva e conforto: o despojado é o estilo que senta no chão.',
    quote: 'O bom amassado é escolhido.',
    paragraphs: [
      'O seu estilo vive de texturas: algodão lavado, linho, malha canelada, couro gasto. A curva aparece na modelagem solta e na costura que cede.',
      'Para que o conforto não vire descuido, escolha um ponto nítido por dia: o sapato limpo, a barra feita, o ombro no lugar. O resto pode amassar à vontade.',
    ],
    items: [
      { what: 'Camiseta de boa malha, gola firme', why: 'a gola é o que separa o solto do largado' },
      { what: 'Camisa de linho por cima', why: 'alonga sem formalidade' },
      { what: 'Jeans reto, sem lavagem de efeito', why: 'combina com tudo o que já existe' },
      { what: 'Tênis de uma cor só', why: 'limpa o conjunto pela base' },
    ],
    avoid: [
      { what: 'Moletom com moletom', why: 'perde a borda do corpo' },
      { what: 'Estampa de piada', why: 'envelhece em uma semana' },
    ],
  },
  Elegante: {
    lead: 'Caimento, silêncio e proporção: o elegante convence de perto.',
    quote: 'Elegância é o que sobra depois de tirar.',
    paragraphs: [
      'O seu estilo se apoia na linha comprida e no acabamento. Tecidos que caem, comprimentos exatos, poucas costuras aparentes: tudo conduz o olhar até o rosto e o deixa lá.',
      'Invista em ajuste. Uma barra no lugar e um ombro que assenta valem mais que uma etiqueta, e custam uma visita à costureira.',
    ],
    items: [
      { what: 'Peça de seda ou viscose fluida', why: 'se mexe sem amassar' },
      { what: 'Calça de cintura no lugar', why: 'veste bem e dispensa cinto' },
      { what: 'Casaco de um botão', why: 'assenta no ombro e fecha na cintura' },
      { what: 'Sapato de bico fino, salto à escolha', why: 'termina a linha com clareza' },
    ],
    avoid: [
      { what: 'Brilho de dia', why: 'rouba a atenção do acabamento' },
      { what: 'Peça nova com etiqueta aparente', why: 'diz o preço, e não o gosto' },
    ],
  },
  Ousado: {
    lead: 'Contraste, assimetria, volume: o ousado entra antes e fica depois.',
    quote: 'Ousar é escolher um ponto e não pedir desculpas.',
    paragraphs: [
      'No seu estilo, o contraste é gramática: preto com cor, largo com justo, brilho com fosco. A assimetria dá a diagonal, e a escala dá o volume da voz.',
      'A medida está no número: um gesto grande por vez. Dois se anulam, três viram fantasia. O rosto, com o corte certo, já pode ser um deles.',
    ],
    items: [
      { what: 'Casaco de ombro exagerado', why: 'desenha a silhueta a dez metros' },
      { what: 'Estampa grande num corte simples', why: 'o simples é o palco' },
      { what: 'Sapato de cor', why: 'ousa longe do rosto, sem mudar a pele' },
      { what: 'Uma peça de autor', why: 'nada substitui a mão de alguém' },
    ],
    avoid: [
      { what: 'Três gestos no mesmo dia', why: 'o olho não sabe onde pousar' },
      { what: 'Ousadia emprestada', why: 'se você não a usaria em casa, não é sua' },
    ],
  },
}

export const CLOTHES_INTENTION: Readonly<Record<Intention, readonly [string, string]>> = {
  autoridade: [
    'Para carregar a autoridade da sua intenção, procure ombros definidos, golas que assentam e comprimentos que não se mexem. A roupa firme poupa gestos.',
    'Cores sérias no corpo e um acento junto ao rosto fazem o olhar subir até onde você fala.',
  ],
  criatividade: [
    'A criatividade gosta de deslocamento: um paletó sobre malha, um tecido de festa de manhã, uma camisa vestida ao contrário. A peça é comum, o uso não.',
    'Misture uma estampa por dia, e repita nela uma cor que já esteja na roupa lisa: o conjunto conversa.',
  ],
  sofisticacao: [
    'Sofisticação se constrói por subtração: tire uma peça, uma cor e um brilho do que pensou vestir. O que restar estará mais nítido.',
    'Tom sobre tom, com três texturas diferentes, é o recurso mais simples e o menos usado.',
  ],
  leveza: [
    'Leveza pede ar: mangas que não apertam, tecidos que não pesam, camadas finas em vez de uma grossa. O tecido se mexe com você, e o gesto fica maior.',
    'Perto do rosto, fique com a mais clara das cores que já são suas: ela devolve luz ao queixo e descansa a expressão.',
  ],
}

export const CLOTHES_LINE: Readonly<Record<'curva' | 'reta' | 'vertical' | 'inclinada', string>> = {
  curva:
    'Como a linha do seu rosto é curva, uma estampa orgânica a repete e uma listra a contradiz. As duas servem, desde que você saiba qual está usando.',
  reta: 'Como a linha do seu rosto é reta, xadrezes e listras a repetem, e endurecem; flores, curvas e arabescos, por contraste, aproximam.',
  vertical: 'Como a linha do seu rosto é vertical, barras e punhos marcados interrompem a queda e aquecem o conjunto.',
  inclinada:
    'Como a linha do seu rosto é inclinada, lapelas, transpasses e recortes em diagonal a continuam com naturalidade.',
}

/** Faces wide below want colour above. */
export const COLOUR_ABOVE: Readonly<Record<string, string>> = {
  'meia de cor': 'haste ou lenço de cor',
  'tênis de cor': 'boné de cor',
}

/** In hot places, instead of cold-weather pieces. */
export const CLOTHES_AIRY: readonly Reasoned[] = [
  { what: 'Camisa de linho, solta', why: 'mantém a linha e deixa o ar passar' },
  { what: 'Calça de algodão leve, de perna ampla', why: 'alonga a silhueta sem encostar' },
  { what: 'Terceira peça sem forro, de trama aberta', why: 'faz o papel do casaco sem o peso' },
]

export const CLOTHES_OUTFITS: Readonly<Record<Reading['intention']['id'], readonly (readonly string[])[]>> = {
  autoridade: [
    ['Decidir', 'gola firme, cor séria', 'peça única ou conjunto', 'relógio'],
    ['Apresentar', 'um ponto de luz', 'ombro marcado', 'sapato polido'],
    ['Descansar', 'tricô firme', 'calça reta', 'óculos escuros'],
  ],
  criatividade: [
    ['Criar', 'lenço ou gola inesperada', 'base neutra', 'meia de cor'],
    ['Apresentar', 'uma assimetria', 'corte limpo', 'anel grande'],
    ['Descansar', 'camiseta com história', 'peça larga', 'tênis de cor'],
  ],
  sofisticacao: [
    ['Trabalhar', 'decote limpo', 'tom sobre tom', 'um metal'],
    ['Receber', 'brilho pequeno', 'tecido fluido', 'perfume'],
    ['Descansar', 'malha fina', 'calça de cintura no lugar', 'lenço de seda'],
  ],
  leveza: [
    ['Trabalhar', 'a mais clara das suas cores', 'camadas finas', 'anel delicado'],
    ['Encontrar', 'malha leve, sem goma', 'tecido que se move', 'cesto ou bolsa mole'],
    ['Descansar', 'algodão lavado', 'linho', 'sandália macia'],
  ],
}

export const CLOTHES_THEMES: Readonly<Partial<Record<Theme, string>>> = {
  'trabalho-formal': 'Num trabalho formal, o estilo pode caber inteiro entre o colarinho e o primeiro botão.',
  calor: 'Para o calor, procure trama aberta e corte afastado do corpo: a linha continua, sem a camada.',
  esporte:
    'Entre o treino e o resto do dia, uma terceira peça, seja camisa, seja jaqueta, devolve o desenho à roupa de academia.',
  casamento: 'Na data especial que se aproxima, escolha primeiro a gola e o penteado, depois a roupa inteira.',
  'pouco-tempo': 'Para sair depressa, deixe três conjuntos montados no mesmo cabide.',
}
