import type { Wardrobe } from '../advice/wardrobe.ts'
import type { Contrast } from '../colour/axes.ts'
import type { ObservedValue, ObservedField } from '../observed/observed.ts'

export type OwnFeaturesWords<F extends ObservedField> = Readonly<Partial<Record<ObservedValue<F>, string>>>

type Cover = Exclude<ObservedValue<'covering'>, 'não'>

export const COLLAR_COVER: Readonly<Record<Cover, string>> = {
  véu: 'Onde você usa o véu, é ele que emoldura o rosto; as golas valem para quando o pescoço fica à vista.',
  turbante: 'Com o turbante, o pescoço fica inteiro à vista: a gola é a moldura de baixo, e ele, a de cima.',
  outro: 'Onde você cobre o cabelo, o tecido emoldura o rosto por cima, e a gola responde por baixo.',
}

export const PIECES_COVER: Readonly<Record<Cover, string>> = {
  véu: 'Sob o véu, o brilho vai no tecido: é o alfinete que se vê.',
  turbante: 'O turbante já é a peça de cima: o resto fica mais simples.',
  outro: 'O tecido já é a peça de cima: o resto fica mais simples.',
}

export const FRINGE_TOP: OwnFeaturesWords<'top'> = {
  entradas: 'A franja nasce do centro e se abre para os dois cantos da testa.',
  'mais ralo': 'Com o alto mais ralo, uma franja leve basta; a cheia tiraria fios de onde eles fazem falta.',
}

export const FRINGE_GREYS: OwnFeaturesWords<'greys'> = {
  alguns: 'Os primeiros brancos costumam aparecer na frente: numa franja, são eles que se veem antes.',
  metade: 'Meio grisalha, a frente já tem dois tons, e uma franja aberta mostra os dois.',
  'quase todos': 'Quase branca, a franja clareia o rosto inteiro; deixe-a fina, para que não pareça aba.',
}

/** A fringe shows by contrast with the skin. */
export const FRINGE_CONTRAST: Readonly<Record<Contrast, string>> = {
  baixo:
    'Entre o seu cabelo e a pele da testa há pouco contraste: a franja quase não faz linha, e é pela ponta definida que ela se nota.',
  médio:
    'O contraste entre o seu cabelo e a pele é médio: a franja marca sem recortar, e um pouco de testa à vista basta para aliviá-la.',
  alto: 'O contraste entre o seu cabelo e a pele é alto: a franja desenha uma linha que se vê de longe; quanto mais desfiada, mais ela cede.',
}

export const FRINGE_COLOUR: OwnFeaturesWords<'hairColour'> = {
  ruivo: 'Ruiva, a franja é a primeira coisa que se vê; pode ser pouca.',
  cobre: 'Em cobre, a franja esquenta a testa inteira; pode ser pouca.',
  grisalho: 'Grisalha, a franja mistura claro e escuro e perdoa o corte que cresceu.',
  branco: 'Branca, a franja ilumina a testa; uma borda irregular evita o efeito de aba.',
  colorido: 'Colorida, a franja é um acento de cor: decida o corte pensando em onde ele vai cair.',
}

export const OWN_FEATURES_BROWS: OwnFeaturesWords<'brows'> = {
  finas: 'As suas são finas: deixe-as dois meses em paz antes de qualquer desenho, e veja o que volta.',
  médias: 'As suas têm espessura média, e há fio bastante para não depender do lápis todos os dias.',
  cheias: 'As suas são cheias: apare o comprimento dos fios antes de pensar em tirar algum.',
  falhadas: 'Onde há falhas, traços curtos de lápis, fio a fio, e nada se tira em volta delas.',
}

export const OWN_FEATURES_PENCIL: OwnFeaturesWords<'hairColour'> = {
  preto: 'Com o cabelo preto, o lápis é castanho-escuro; preto de verdade endurece.',
  'castanho-escuro': 'Com o cabelo castanho-escuro, o lápis fica um tom acima dele.',
  castanho: 'Com o cabelo castanho, o lápis é do mesmo castanho, em mão leve.',
  'castanho-claro': 'Com o cabelo castanho-claro, o lápis pode ficar um tom abaixo dele, para que o olhar apareça.',
  'loiro escuro': 'Com o cabelo loiro escuro, o lápis é castanho-claro, nunca amarelo.',
  loiro: 'Com o cabelo loiro, o lápis fica dois tons abaixo dele; igual, a sobrancelha some.',
  ruivo: 'Com o cabelo ruivo, o lápis é castanho quente, e o ruivo fica para o cabelo.',
  cobre: 'Com o cabelo cobre, o lápis é castanho quente, e o cobre fica para o cabelo.',
  grisalho: 'Com o cabelo grisalho, o lápis é cinza acastanhado; o castanho de antes pesaria.',
  branco: 'Com o cabelo branco, o lápis é cinza-claro ou castanho bem diluído: é o que devolve a moldura.',
  colorido: 'Com o cabelo colorido, a sobrancelha fica no tom de nascença e ancora a cor.',
}

export const OWN_FEATURES_COMBED: OwnFeaturesWords<'hairColour'> = {
  preto: 'No seu preto, cada fio se vê: a escova faz mais diferença que a pinça.',
  'castanho-escuro': 'No seu castanho-escuro, a sobrancelha já faz moldura; basta a borda de baixo limpa.',
  castanho: 'No seu castanho, um gel incolor de manhã dá à linha a definição que falta.',
  'castanho-claro': 'No seu castanho-claro, um gel com um pouco de cor faz a linha aparecer de longe.',
  'loiro escuro': 'No seu loiro escuro, a linha se vê de perto; um gel castanho-claro a traz para a conversa.',
  loiro: 'No seu loiro, a linha quase some de longe; um gel castanho-claro a traz de volta.',
  grisalho: 'Com o cabelo grisalho, fio branco comprido aponta para fora: apare a ponta, não arranque.',
  branco: 'Com o cabelo branco, deixe a sobrancelha como veio; escurecê-la só nela se nota.',
}

export const FRAMES_EYES: OwnFeaturesWords<'eyes'> = {
  'castanho-escuro': 'Nos seus olhos castanho-escuros, lente clara com antirreflexo deixa ver onde a íris começa.',
  castanho: 'O castanho dos seus olhos aparece ao lado de tartaruga, caramelo e vinho.',
  mel: 'O mel dos seus olhos aparece ao lado de oliva, caramelo e dourado velho.',
  verde: 'O verde dos seus olhos aparece ao lado de vinho, cobre e tartaruga escura.',
  azul: 'O azul dos seus olhos aparece ao lado de grafite, tartaruga clara e cobre.',
  cinza: 'O cinza dos seus olhos aparece ao lado de grafite, azul fechado e prata.',
}

export const OWN_FEATURES_PALE =
  'Em pele tão clara, um aro preto vira a coisa mais escura do rosto: use-o se for isso que você quer.'

export const OWN_FEATURES_MID = 'Na sua pele, armação da cor dela some, e dois tons abaixo dela aparece sem gritar.'

export const OWN_FEATURES_DEEP =
  'Na sua pele, metal e acetato translúcido se veem de longe; um aro escuro fica discreto, e também é uma escolha.'

export const FRAMES_BROWS: OwnFeaturesWords<'brows'> = {
  cheias: 'A sua sobrancelha cheia já faz uma linha ali: o aro pode ser o fino dos dois.',
  finas: 'A sua sobrancelha fina deixa espaço para um aro com mais presença em cima.',
}

export const COLLAR_LENGTH: OwnFeaturesWords<'length'> = {
  raspado: 'Com o cabelo rente, gola e rosto conversam sem intermediário: é ela a moldura inteira.',
  curto: 'Com o cabelo curto de hoje, nada cai sobre a gola, e o desenho dela se vê por inteiro.',
  médio: 'O seu cabelo médio termina perto da gola: uma das duas linhas precisa ser a mais simples.',
  grande: 'O seu cabelo chega ao ombro e cobre as laterais da gola; o que aparece é o centro dela.',
  longo: 'Com o cabelo comprido solto, metade da gola fica coberta: escolha pelo que se vê entre as mechas.',
}

export const COLLAR_BEARD: OwnFeaturesWords<'beard'> = {
  'por fazer': 'A barba por fazer já escurece a linha do queixo; uma gola clara a separa do tecido.',
  curta: 'A barba curta tem borda própria: deixe um dedo de pele entre ela e a gola.',
  cheia: 'A sua barba cheia chega antes da gola: um dedo de pele entre as duas, e cada uma tem a sua linha.',
  cavanhaque: 'O cavanhaque aponta para o centro da gola: é ali que um botão se nota.',
}

export const COLLAR_SKIN: OwnFeaturesWords<'skin'> = {
  'muito clara': 'Na sua pele muito clara, uma gola branca ilumina por igual, e uma preta recorta.',
  clara: 'Na sua pele clara, a cor da gola sobe para o rosto: prove de dia, perto da janela.',
  'clara a média': 'Na sua pele, uma gola do tom dela apaga a linha; um tom acima ou abaixo a devolve.',
  média: 'Na sua pele, uma gola bem mais clara ou bem mais escura se vê melhor.',
  'média a escura': 'Na sua pele, gola clara acende o queixo, e gola escura o aproxima.',
  escura: 'Na sua pele escura, golas claras fazem moldura de luz, e as escuras, silhueta.',
  'bem escura': 'Na sua pele bem escura, branco quebrado e cores cheias na gola se veem da rua.',
  retinta: 'Na sua pele retinta, quase toda cor de gola ganha força: comece pela mais clara que tiver.',
}

export const PIECES_LENGTH: Readonly<Record<Wardrobe, OwnFeaturesWords<'length'>>> = {
  womenswear: {
    raspado: 'De cabelo rente, a orelha está sempre à vista: uma peça basta.',
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

export const PIECES_GREYS: OwnFeaturesWords<'greys'> = {
  metade: 'O seu grisalho já é um metal perto do rosto: a peça pode repetir esse brilho em vez de competir.',
  'quase todos': 'O branco do cabelo já faz o papel de joia; a peça perto dele pode ser de cor.',
}

export const PIECES_TEXTURE: Readonly<Record<Wardrobe, OwnFeaturesWords<'texture'>>> = {
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

export const BEARD_NOW: OwnFeaturesWords<'beard'> = {
  sem: 'Hoje você está sem barba: o que esta página diz se experimenta em três semanas, e se desfaz em três minutos.',
  'por fazer': 'Você já está com a barba por fazer: veja no espelho onde ela nasce cheia antes de escolher o desenho.',
  curta: 'A sua barba de hoje é curta: a base já existe, e o que muda é a linha.',
  cheia: 'A sua barba de hoje é cheia: há material para qualquer das três.',
  cavanhaque: 'Hoje você usa cavanhaque: as laterais levam um mês para alcançá-lo.',
  bigode: 'Hoje você usa bigode: mantenha-o no comprimento até a barba chegar a ele.',
}

export const BEARD_GREYS: OwnFeaturesWords<'greys'> = {
  alguns: 'Se os brancos aparecerem primeiro no queixo, como é comum, a linha de baixo clareia: deixe-a nítida.',
  metade:
    'Com os brancos pela metade, a barba costuma clarear antes no queixo: o desenho da borda é o que a mantém inteira.',
  'quase todos': 'Com quase tudo branco, a barba alarga o que é claro: curta nas laterais, ela guarda o contorno.',
}
