/** Alternatives, so that similar people read different sentences. Same sources as the first wordings (`shape-portraits.ts`, `avoid.ts`). */
import type { FaceShape } from '../knowledge/axes.ts'
import type { Style } from '../knowledge/form.ts'
import type { Intention } from '../knowledge/intention.ts'

type Further = {
  readonly says: readonly string[]
  readonly strength: readonly string[]
  readonly asks: readonly string[]
  readonly letter: readonly string[]
  readonly notIdeal: readonly string[]
  readonly quote: readonly string[]
  readonly avoidLead: readonly string[]
  readonly avoidQuote: readonly string[]
  readonly avoidWhy: readonly string[]
}

export const FURTHER_OF_SHAPE: Readonly<Record<FaceShape, Further>> = {
  oval: {
    says: [
      'Diante de um rosto oval, o olhar não tropeça: entra e circula.',
      'Um rosto oval passa calma, porque nenhuma parte dele interrompe a outra.',
    ],
    strength: [
      'O que ele tem de melhor é a disponibilidade: recebe uma linha nova sem perder a sua.',
      'A sua qualidade é servir de fundo a quase tudo, e continuar reconhecível.',
    ],
    asks: [
      'Com as partes já de acordo, resta decidir qual delas vai falar mais alto.',
      'Não há nada a equilibrar aqui; há um acento a escolher, e a sustentar.',
    ],
    letter: [
      'Seu rosto não tem esquina que mande nas outras. É uma folga rara, e também um convite: sem um acento escolhido, ela passa despercebida.',
      'O seu contorno fecha sem emenda e aceita o que vier. Por isso estas páginas falam menos do que cabe em você e mais do que vale a pena.',
    ],
    notIdeal: [
      'Não leia isto como nota alta: o oval foi tratado como modelo por muito tempo, e a escola de Hallawell lembra que ele é só o mais neutro.',
      'Oval não é prêmio. É um contorno que pede pouco, e o pouco ainda precisa ser escolhido.',
    ],
    quote: ['Um fundo calmo pede um gesto só.', 'Sem esquinas, é a intenção que dobra a rua.'],
    avoidLead: [
      'Quase nada o contraria; o que contraria está aqui.',
      'A lista é curta, porque o seu contorno discute pouco.',
    ],
    avoidQuote: ['Liberdade também é riscar.', 'O que cabe nem sempre convém.'],
    avoidWhy: [
      'Um oval se perde quando uma parte fala alto demais: as outras, que estavam de acordo, passam a parecer pequenas.',
      'O exagero concentrado num lugar desarruma o que já estava em ordem, e o olhar deixa de circular.',
    ],
  },
  redondo: {
    says: [
      'Um rosto redondo desarma: quem chega já chega conversando.',
      'Diante de um rosto redondo, as pessoas baixam a voz e a guarda.',
    ],
    strength: [
      'O que ele tem de melhor é a proximidade, e um frescor que os anos não levam.',
      'A sua qualidade é a doçura do traço, que envelhece devagar.',
    ],
    asks: [
      'O que dá rumo a tanta curva é a altura, uma linha que desça e um canto no lugar certo.',
      'Um pouco de altura e uma quina bem posta bastam para que a maciez tenha direção.',
    ],
    letter: [
      'No seu rosto, tudo faz volta: é o que faz as pessoas se sentirem bem-vindas. Vamos acrescentar alguns pontos de chegada, sem tirar nada da volta.',
      'Seu contorno acolhe antes de qualquer palavra. O trabalho destas páginas é pôr uma seta ou outra nesse abraço.',
    ],
    notIdeal: [
      'E nem sempre se quer alongar: nos dias de ternura, a curva inteira é a melhor escolha.',
      'Nada aqui conserta a curva. Às vezes ela é guiada, às vezes deixada como é, e os dois acertam.',
    ],
    quote: ['Uma curva guarda o lado bom das idades.', 'Quem tem doçura pode escolher a firmeza.'],
    avoidLead: [
      'Curva chama curva; esta página interrompe a conversa.',
      'O que fecha o círculo por cima, por baixo ou pelos lados está nesta lista.',
    ],
    avoidQuote: ['Uma volta a mais, e o rosto dá voltas.', 'O redondo pede porta, não mais parede.'],
    avoidWhy: [
      'Cada forma cheia perto do rosto repete a primeira, e o que era doce fica sem saída. Basta abrir um lado.',
      'O problema não é a curva, é a soma delas: três seguidas, e o olhar gira sem chegar.',
    ],
  },
  quadrado: {
    says: [
      'Diante de um rosto quadrado, acredita-se na frase antes do fim.',
      'Um rosto quadrado tem voz grave, mesmo em silêncio.',
    ],
    strength: [
      'O que ele tem de melhor é o osso, que sustenta o que muitos rostos não sustentam.',
      'A sua qualidade é a base: com ela, o tempo acrescenta em vez de tirar.',
    ],
    asks: [
      'Os ângulos ficam mais próximos ao lado do que se move: curvas, pontas leves, tecido que cede.',
      'O que acompanha bem esses cantos é o contrário deles: alguma curva, alguma leveza, nada em linha reta.',
    ],
    letter: [
      'Há uma estrutura no seu rosto que se reconhece de longe, dos lados retos ao canto do maxilar. Ela pode conduzir ou descansar: as páginas mostram os dois modos.',
      'Seu contorno já vem com assinatura. O que falta decidir é se ela aparece em negrito ou em letra fina, e isso muda com a ocasião.',
    ],
    notIdeal: [
      'Amaciar é um caminho, e assumir é outro: uma forma curta e nítida serve à mesma estrutura.',
      'Nenhum canto aqui está errado. Há dias de curva e dias de reta, e o osso aceita os dois.',
    ],
    quote: ['Com alicerce, a leveza é escolha.', 'O canto do maxilar fala primeiro e fala bem.'],
    avoidLead: [
      'De retas o seu rosto está servido; aqui ficam as que sobram.',
      'O que endurece o contorno cabe em poucas linhas.',
    ],
    avoidQuote: ['Reta com reta dá parede.', 'Um canto é caráter; seis são teimosia.'],
    avoidWhy: [
      'Duas laterais e uma base já formam moldura. Outra reta por perto fecha o quadro, e a firmeza perde o ar.',
      'Ao lado do seu maxilar, uma linha dura dobra de volume. A firmeza não precisa de eco.',
    ],
  },
  coracao: {
    says: [
      'Um rosto em coração se lê de cima para baixo, e os olhos seguram a leitura.',
      'Diante de um rosto em coração, é ao olhar que se responde.',
    ],
    strength: [
      'O que ele tem de melhor está no alto: ali a expressão tem espaço.',
      'A sua qualidade é a vivacidade, porque é em cima que tudo acontece.',
    ],
    asks: [
      'As duas pontas se acertam quando a metade de baixo ganha corpo e luz, e a testa é cruzada em vez de cercada.',
      'Um pouco de peso perto do queixo, uma linha que passe pela testa, e o rosto encontra o meio.',
    ],
    letter: [
      'Seu rosto abre em cima e se recolhe com delicadeza. Queremos que o olhar, depois de chegar aos seus olhos, encontre também o que há embaixo.',
      'Do alto ao queixo, o seu contorno vai do amplo ao fino. Vamos pôr companhia na parte fina, para que o amplo tenha par.',
    ],
    notIdeal: [
      'Não é defeito a corrigir: a testa ampla é o melhor lugar do rosto, e há dias em que só ela importa.',
      'O que se pede aqui é companhia para o queixo; a testa fica como é.',
    ],
    quote: ['O alto anuncia, o queixo assina.', 'Um rosto que começa pelos olhos já começou bem.'],
    avoidLead: [
      'O que cresce em cima encolhe embaixo; a lista sai daí.',
      'Seu alto já fala; esta página cuida de não dar microfone a ele.',
    ],
    avoidQuote: ['O que se põe na testa, falta ao queixo.', 'Peso em cima, o queixo some.'],
    avoidWhy: [
      'A graça está no contraste entre o amplo e o fino. Aumentado, ele vira desequilíbrio; um pouco reduzido, vira harmonia.',
      'Tudo o que carrega a testa afina o queixo por comparação. O olho não mede: compara.',
    ],
  },
  triangulo: {
    says: [
      'Um rosto em triângulo inspira confiança: está bem plantado.',
      'Diante de um rosto em triângulo, sente-se chão.',
    ],
    strength: [
      'O que ele tem de melhor é o maxilar, que dá lastro à palavra.',
      'A sua qualidade é a firmeza de baixo, que nenhuma moda tira.',
    ],
    asks: [
      'O alto entra na conversa quando recebe largura e altura, e quando embaixo se faz silêncio.',
      'Da têmpora para cima, acrescente; do queixo para baixo, limpe: o contorno se equilibra.',
    ],
    letter: [
      'Seu rosto tem alicerce, e alicerce não se compra. O alto é que pode crescer, e é para lá que estas páginas levam a luz e o desenho.',
      'A sua mandíbula chega primeiro e chega segura. Vamos dar ao alto um pouco mais de presença, para que os dois conversem.',
    ],
    notIdeal: [
      'A mandíbula não está em excesso; é o alto que pode crescer.',
      'Nada aqui tapa a base: procura-se, para ela, um par.',
    ],
    quote: ['Base firme, cabeça livre.', 'Com os pés no chão, o alto pode brincar.'],
    avoidLead: [
      'O que alarga embaixo o seu rosto já tem; aqui fica o que repete.',
      'Nesta lista está o que puxa o olhar para a base.',
    ],
    avoidQuote: ['A base já se mostra o bastante.', 'Acrescente em cima, e deixe embaixo em paz.'],
    avoidWhy: [
      'Entre o alto e a base há uma conta que o olho faz sem perceber: todo peso na mandíbula a desequilibra, toda presença no topo a acerta.',
      'O que se põe perto do maxilar parece maior do que é, porque já há largura ali. Em cima, o mesmo detalhe some, e por isso rende.',
    ],
  },
  diamante: {
    says: [
      'Um rosto em diamante muda com a luz: de manhã é um, à noite é outro.',
      'Diante de um rosto em diamante, olha-se duas vezes.',
    ],
    strength: [
      'O que ele tem de melhor é o relevo, que dispensa sombra desenhada.',
      'A sua qualidade são as maçãs, que a luz encontra sem procurar.',
    ],
    asks: [
      'As maçãs ficam melhor acompanhadas: um pouco de corpo nas têmporas e outro tanto no queixo.',
      'O que se pede é cenário em cima e embaixo, para que o centro não precise se explicar.',
    ],
    letter: [
      'No seu rosto, o meio vem à frente e as pontas se recolhem. Em lugar de abaixar o meio, vamos encher as pontas.',
      'Suas maçãs fazem o trabalho que a maquiagem costuma prometer. O resto destas páginas cuida do que fica em volta delas.',
    ],
    notIdeal: [
      'Não se apaga um relevo desses; arruma-se o que está à sua volta.',
      'As maçãs ficam como são. Muda, se você quiser, o que as cerca.',
    ],
    quote: ['O relevo fala; a moldura escuta.', 'Duas luzes no rosto bastam para uma sala.'],
    avoidLead: [
      'As suas maçãs já brilham; o que as empurra está nesta lista.',
      'Aqui fica o que estica o meio do rosto e esvazia as pontas.',
    ],
    avoidQuote: ['Quem já se destaca não precisa de seta.', 'Ao centro, sossego.'],
    avoidWhy: [
      'Se a largura cresce nas maçãs, a testa e o queixo encolhem. O olho pede companhia em cima e embaixo, e não mais meio.',
      'Um losango se equilibra pelas pontas: cheias, o centro descansa; vazias, ele salta.',
    ],
  },
  retangular: {
    says: [
      'Um rosto retangular tem porte: parece ter pensado antes.',
      'Diante de um rosto retangular, endireita-se a postura.',
    ],
    strength: [
      'O que ele tem de melhor é a linha longa, que dá peso até a um moletom.',
      'A sua qualidade é a altura, que empresta seriedade sem esforço.',
    ],
    asks: [
      'O olhar desce menos quando encontra linhas deitadas e lados com corpo no caminho.',
      'Alguma linha deitada perto do rosto e um pouco de largura dos lados fazem a altura conversar.',
    ],
    letter: [
      'A altura é a primeira coisa que o seu rosto diz, e diz bem. Vamos dar ao olhar alguns lugares para pousar no caminho.',
      'Seu contorno desce sem pressa e com firmeza. O que acrescentamos são pausas, deitadas, para que a distância vire presença.',
    ],
    notIdeal: [
      'A altura não sobra: dela vem a sua distinção. Aproximar é só para quando se quer.',
      'Nenhuma dessas linhas o corrige; elas apenas encurtam o caminho até você.',
    ],
    quote: ['Uma linha comprida também sabe sorrir.', 'Altura com pausas vira presença.'],
    avoidLead: [
      'O que alonga o que já é longo está nesta página.',
      'Linhas que descem o seu rosto tem; aqui ficam as que se somam a elas.',
    ],
    avoidQuote: ['Comprido com comprido dá distância.', 'Uma escada não pede mais degraus.'],
    avoidWhy: [
      'Sem nada que o detenha, o olhar passa pelo rosto e vai embora. Cada linha descida o apressa; cada linha deitada o segura.',
      'A altura cresce por repetição: uma linha comprida ao lado de outra parece maior que as duas.',
    ],
  },
}

export const FURTHER_AVOID_STYLE: Readonly<Record<Style, readonly string[]>> = {
  Clássico: [
    'No estilo clássico, desconfie do que tem data: a peça da estação, a marca à mostra, o corte que pegou de alguém famoso.',
    'Para o seu lado clássico, o que passa depressa sai caro: guarde a novidade para o que custa pouco.',
  ],
  Moderno: [
    'No seu moderno, fuja da novidade que é só novidade: sem forma, ela dura um mês.',
    'Para o seu lado moderno, o enfeite é que envelhece: se tirar e nada mudar, tire.',
  ],
  Despojado: [
    'No seu despojado, separe o gasto do largado: um conforta, o outro desiste.',
    'Para o seu lado despojado, basta um ponto em ordem: sem nenhum, o conforto parece pressa.',
  ],
  Elegante: [
    'No seu elegante, o que combina demais trai o esforço: troque uma peça do conjunto por outra sem parentesco.',
    'Para o seu lado elegante, nada que precise de explicação.',
  ],
  Ousado: [
    'No seu ousado, deixe de lado a ousadia pronta, aquela que já vem na vitrine.',
    'Para o seu lado ousado, o risco é o costume: um gesto repetido por todos vira farda.',
  ],
}

export const FURTHER_AVOID_INTENTION: Readonly<Record<Intention, readonly string[]>> = {
  autoridade: [
    'Pela intenção, cuidado com o que desfoca: cabelo nos olhos, barra desfeita, tons que se confundem.',
    'E a autoridade pede limpeza: o que esconde o olhar ou borra o contorno trabalha contra ela.',
  ],
  criatividade: [
    'Pela intenção, cuidado com o conjunto pronto: tudo igual dos dois lados não conta nada.',
    'E a criatividade se cala no que já vem combinado da loja.',
  ],
  sofisticacao: [
    'Pela intenção, cuidado com a soma: peças boas, juntas demais, se anulam.',
    'E a sofisticação não aguenta enfeite: o que sobra apaga o que estava certo.',
  ],
  leveza: [
    'Pela intenção, cuidado com o que arma e com o que pesa: roupa dura, borda dura, roupa preta inteira.',
    'E a leveza se vai com o que não se mexe: contorno rígido, tecido grosso, roupa escura dos pés à cabeça.',
  ],
}
