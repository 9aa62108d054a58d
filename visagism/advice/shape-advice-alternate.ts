/** The same reasons for people who dress for movement (Despojado, Ousado; Moderno by intention). Same rules and basis. */
import type { FaceShape } from '../knowledge/axes.ts'

export const ALTERNATE_SUBJECTS = ['franja', 'sobrancelhas', 'oculos', 'decotes', 'acessorios', 'barba'] as const
export type AlternateSubject = (typeof ALTERNATE_SUBJECTS)[number]

export const ALTERNATE: Readonly<Record<AlternateSubject, Readonly<Record<FaceShape, readonly [string, string]>>>> = {
  franja: {
    oval: [
      'O seu contorno recebe qualquer franja como um bom anfitrião recebe visitas: cheia ou em fios, no meio ou de um lado, ela entra e sai sem desarrumar a casa.',
      'A única que pesa é a inteira e muito cheia. Ela ocupa o alto e tira do rosto o ar que ele tem por natureza.',
    ],
    redondo: [
      'Pense na franja como um risco a lápis sobre um círculo: se for deitado, o círculo parece mais largo; se for inclinado, ele começa a girar.',
      'Deixe uma fresta de testa do outro lado do risco. É por ali que a altura entra e o rosto ganha fôlego.',
    ],
    quadrado: [
      'Uma franja que se mexe é o contrário de uma parede. Comprida, picotada, aberta: qualquer uma delas faz a linha da testa dançar e tira a do maxilar da posição de sentido.',
      'Não procure simetria. Um lado um pouco mais curto é o bastante para a moldura deixar de ser moldura.',
    ],
    coracao: [
      'Sua testa é espaço, e espaço se mobilia com leveza. Uma cortina transparente, que o vento abre, tem mais graça ali do que qualquer bloco.',
      'Deixe que as pontas cheguem à maçã. O olhar desce por elas como por um corrimão e encontra a boca.',
    ],
    triangulo: [
      'O alto do seu rosto gosta de acontecimentos, e a franja é o mais fácil deles. Cheia nos cantos, ela abre a testa como quem abre uma janela.',
      'Se preferir movimento, faça-a voar para fora: as pontas alargam as têmporas sem prender nada.',
    ],
    diamante: [
      'A franja ideal para você é um rumor: está ali, enche as têmporas, mas ninguém consegue dizer onde começa.',
      'Solta e irregular, ela faz a testa parecer mais ampla e devolve às maçãs o papel de surpresa.',
    ],
    retangular: [
      'Uma franja muda o seu rosto mais depressa que qualquer corte. Ela deita uma linha no alto, e o que era comprido fica próximo.',
      'Não precisa ser séria: picotada ou aberta, desde que cheia, já faz o trabalho e ainda brinca.',
    ],
  },
  sobrancelhas: {
    oval: [
      'Nada a compensar: a graça de um rosto em equilíbrio está em não ser interrompido. Penteie os fios para cima e veja a expressão abrir.',
      'Se quiser mudar alguma coisa, mude a textura e não o desenho. Fio aparente é leve; fio pintado é máscara.',
    ],
    redondo: [
      'A sobrancelha é onde você pode ter uma quina de graça. Erga um pouco o meio e o rosto inteiro parece ter acabado de ouvir uma boa ideia.',
      'Mantenha a cauda comprida e fina. Ela aponta para fora e o contorno, por companhia, se alonga.',
    ],
    quadrado: [
      'Diante de um maxilar firme, uma sobrancelha curva é um sorriso. Deixe-a cheia e macia, sem ponta que machuque o olhar.',
      'Fios soltos no começo tiram a formalidade. O rosto continua forte, e agora parece acessível.',
    ],
    coracao: [
      'Quanto mais baixa e macia, melhor: o alto do rosto já fala bastante, e a sobrancelha pode sussurrar.',
      'Deixe o fim da cauda leve, quase apagado. A testa perde peso e os olhos vêm para a frente.',
    ],
    triangulo: [
      'Aqui a sobrancelha pode se espreguiçar. Quanto mais ela se estende, mais o alto do rosto acorda.',
      'Cheia e penteada para fora, ela funciona como asas discretas: equilibra a base sem esforço.',
    ],
    diamante: [
      'Deixe que as maçãs façam as diagonais e dê à sobrancelha a curva. É um acordo simples, e o rosto fica mais doce.',
      'Um começo mais cheio, com fios aparentes, dá à testa um pouco da largura que ela dispensou.',
    ],
    retangular: [
      'Deite a sobrancelha. Uma linha tranquila, quase reta, põe um horizonte no alto de um rosto comprido.',
      'Fios naturais, compridos para os lados, fazem o rosto se abrir como quem respira.',
    ],
  },
  oculos: {
    oval: [
      'Como quase tudo serve, procure a armação que conta uma história: um acetato achado em brechó, uma cor que ninguém usa, um formato de outra década.',
      'Respeite só a largura das maçãs. Dentro dela, o seu rosto é um cabide generoso.',
    ],
    redondo: [
      'Um canto vivo diante de um rosto macio é contraste bem-humorado. Escolha o ângulo de que gosta e deixe que ele faça a graça.',
      'Pontes transparentes e hastes altas dão leveza ao centro, e o rosto parece subir um degrau.',
    ],
    quadrado: [
      'Aros finos em curva são a brincadeira certa para um rosto sério: a curva e o canto conversam como dois velhos amigos.',
      'Prefira aros que quase não pesam. O que se quer é o desenho da curva, e não mais uma parede.',
    ],
    coracao: [
      'Quanto mais transparente em cima, melhor. Uma armação que parece flutuar deixa a testa livre e põe o olhar no meio do caminho.',
      'Lentes em gota, que descem até a maçã, dão peso à metade que precisa dele e ainda lembram viagem.',
    ],
    triangulo: [
      'Use o alto da armação para dizer coisas: cor, brilho, uma curva exagerada. Tudo o que puser ali equilibra o que há embaixo.',
      'Deixe a borda inferior sumir. Sem ela, a base do rosto descansa e a graça fica no olhar.',
    ],
    diamante: [
      'Armações que acompanham a curva das maçãs, sem ultrapassá-las, parecem ter sido feitas sob medida. Um gatinho pequeno dá o toque de malícia.',
      'Se puder, experimente as sem aro: o relevo do seu rosto fica livre e os óculos viram só um brilho.',
    ],
    retangular: [
      'Lentes altas enchem com bom humor o meio de um rosto comprido, e o conjunto parece completo.',
      'Um detalhe colorido na haste puxa o olhar para os lados, que é para onde ele deve ir.',
    ],
  },
  decotes: {
    oval: [
      'A gola, em você, é puro humor do dia. Aberta quando quer conversa, fechada quando quer mistério, torta quando quer assunto.',
      'Só não a deixe encostar no queixo: a curva final do rosto gosta de ar.',
    ],
    redondo: [
      'Uma ponta no decote é uma seta gentil: ela diz ao olhar que continue. E o rosto, de repente, tem pescoço.',
      'Camisas meio abertas fazem isso sem cerimônia, e ainda se mexem quando você anda.',
    ],
    quadrado: [
      'Golas que caem em curva, como uma rede, fazem a mandíbula descansar. Prefira as de tecido mole, que mudam de forma com o gesto.',
      'Um decote em U, bem aberto, alonga e amacia de uma vez só. É a escolha mais leve do seu armário.',
    ],
    coracao: [
      'Ombros livres são o seu contrapeso. Mostre-os e o rosto inteiro parece se apoiar melhor.',
      'Laços, franzidos, lenços soltos: tudo o que se movimenta abaixo do queixo é companhia bem-vinda.',
    ],
    triangulo: [
      'Dê espaço à mandíbula. Golas largas, decotes que se abrem para os ombros: o rosto flutua em vez de assentar.',
      'Uma manga com volume no ombro é a brincadeira que faltava; ela leva o olhar para cima e para os lados.',
    ],
    diamante: [
      'Seu queixo é fino e gosta de paisagem larga em volta. Um ombro de fora, uma gola que escorrega, um transpasse, e ele ganha companhia.',
      'Malhas macias, de gola caída, põem corpo onde o rosto se afila, e o pescoço continua à vista.',
    ],
    retangular: [
      'Feche a gola com graça: um lenço enrolado, uma gola boba, um tricô que sobe. A descida para ali e vira aconchego.',
      'Listras deitadas perto do rosto alargam com bom humor, e quase ninguém percebe o truque.',
    ],
  },
  acessorios: {
    oval: [
      'Use o que der alegria: seu contorno não discute. Um par desigual, uma flor, um chapéu de viagem, tudo fica à vontade.',
      'O único limite é o excesso, que faz de um rosto sereno uma vitrine em dezembro.',
    ],
    redondo: [
      'Pendure coisas. Fios finos, correntes longas, penas: tudo o que pende e balança faz o rosto dançar para cima e para baixo.',
      'Chapéus altos e de aba curta têm, em você, um ar de travessura elegante.',
    ],
    quadrado: [
      'Curvas que se mexem: eis o antídoto. Argolas, pingentes, contas redondas que batem umas nas outras quando você ri.',
      'Um lenço solto no pescoço muda de forma o dia inteiro e nunca repete um ângulo.',
    ],
    coracao: [
      'Ponha a festa embaixo. Brincos que se abrem, colares curtos e coloridos, lenços de laço: o queixo ganha plateia.',
      'Um chapéu de aba mole cobre um pouco da testa e dá ao conjunto um ar de férias.',
    ],
    triangulo: [
      'Ponha a festa em cima: presilhas, faixas, um turbante, um par de brincos que brilham no lóbulo.',
      'Chapéus são a sua brincadeira favorita, mesmo que ainda não saiba. Prove cinco e fique com o mais largo.',
    ],
    diamante: [
      'Fios finos que terminam em gota conversam com as maçãs sem disputá-las. Quanto mais leves, melhor.',
      'No pescoço pode haver mais: contas, camadas, cor. É a base que o rosto agradece.',
    ],
    retangular: [
      'Redondo e curto, colorido se quiser: um botão grande na orelha alarga o rosto e abre o sorriso.',
      'Lenços em volta do pescoço e chapéus de aba larga põem linhas deitadas num desenho que sobe.',
    ],
  },
  barba: {
    oval: [
      'Deixe crescer e veja: seu contorno se dá bem com quase tudo, e a barba pode mudar com a estação do ano.',
      'Bordas naturais combinam mais com você que linhas de régua; o rosto já tem desenho.',
    ],
    redondo: [
      'Deixe o queixo crescer e apare os lados: é como afiar um lápis devagar.',
      'Uma linha reta na bochecha, feita com mão leve, tira o rosto da roda e dá direção a ele.',
    ],
    quadrado: [
      'Com um maxilar assim, a barba pode ser macia e um pouco desalinhada: ela ameniza, e o osso segue lá.',
      'Arredonde o encontro da lateral com o queixo e o rosto fica mais perto de um sorriso.',
    ],
    coracao: [
      'Deixe o volume abrir para os lados do queixo, como quem alarga a base de um vaso. O alto do rosto agradece a companhia.',
      'Não tenha pressa de desenhar: um mês de barba solta mostra onde ela quer ser cheia.',
    ],
    triangulo: [
      'Rente e leve, a barba sombreia a base sem brigar com ela. Deixe a graça para o bigode ou para o cabelo.',
      'Se os cantos crescerem primeiro, apare-os sem dó e deixe o centro um pouco mais comprido.',
    ],
    diamante: [
      'Uma barba que enche o queixo e desce solta pela mandíbula dá paisagem às maçãs.',
      'Na bochecha, deixe a linha baixa e natural; o alto do rosto precisa de céu aberto.',
    ],
    retangular: [
      'Barba para os lados, nunca para baixo: pense numa juba, e não num pêndulo.',
      'Nas laterais, alguns dias sem aparar já fazem efeito: a sombra ali alarga o rosto. O queixo, esse, continua aparado.',
    ],
  },
}
