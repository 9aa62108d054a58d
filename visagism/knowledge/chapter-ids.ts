/** Every chapter of the report, in reading order. */

/** Worded to follow a comma in Portuguese. Every order can meet each. */
export const NEEDS = {
  pontos: 'quando os pontos estão marcados na sua foto de frente',
  foto: 'quando os pontos estão marcados na sua foto de frente e o cabelo está à vista',
  alturas: 'quando sobrancelha e base do nariz também estão marcadas na foto ou uma visagista a olhou',
  barba: 'para quem usa ou quer usar barba',
  'cores-preferidas': 'quando você marca as suas cores no formulário',
  maquiagem: 'para quem pede no formulário',
  textura: 'quando a textura do seu cabelo é conhecida',
  pano: 'para quem cobre a cabeça ou quer um turbante',
  tecido: 'para quem cobre o cabelo e não pede as páginas dele, no lugar delas',
  estacao: 'quando uma visagista a define',
} as const
export type Need = keyof typeof NEEDS

export type HeldChapter = {
  /** A public form if the print names the person, shape or cut. */
  readonly title: string
  /** One line. */
  readonly promise: string
}

/** Without `needs`, in every report, whatever was answered, marked or confirmed. */
type ChapterLine = HeldChapter & {
  readonly needs?: Need
  readonly otherwise?: HeldChapter
  readonly anyForm?: HeldChapter
}

const LINES = {
  carta: {
    title: 'Uma carta para você',
    promise: 'O que lemos no seu rosto, o que você pediu e a primeira escolha de cada assunto, numa página.',
  },
  'como-ler': {
    title: 'O guia numa página',
    promise: 'A primeira escolha de cada assunto, com o porquê, e de onde vem o que se diz do seu rosto.',
  },
  'rosto-medido': {
    title: 'Seu rosto, medido',
    promise: 'As medidas do seu rosto, tiradas dos pontos da sua foto de frente.',
    needs: 'pontos',
    otherwise: {
      title: 'Seu rosto, visto',
      promise: 'O que se vê do seu rosto, ou o que você contou dele, e de quem é cada palavra.',
    },
  },
  forma: {
    title: 'A forma do seu rosto',
    promise: 'O nome da forma, ou das duas que cabem no seu rosto, e o que se aconselha por ela.',
  },
  tercos: {
    title: 'Os três terços',
    promise: 'A altura do rosto em três partes, medida ou lida a olho na sua foto, e onde isso pesa.',
    needs: 'alturas',
  },
  intencao: {
    title: 'A sua intenção',
    promise: 'As linhas que dizem o que você quer dizer, e três lugares para usá-las.',
  },
  temperamento: {
    title: 'A língua das linhas',
    promise: 'Os temperamentos como vocabulário de linhas e cores: a voz principal da sua imagem e o acento.',
  },
  cabelo: {
    title: 'Três caminhos para o seu cabelo',
    promise: 'Onde pôr volume e três cortes lado a lado: medidas, minutos de manhã, visitas ao salão.',
  },
  'cabelo-agora': {
    title: 'Um corte para agora',
    promise: 'Por que ele, como viver com ele, e o desenho de frente, de perfil e de costas.',
  },
  'cabelo-proxima': {
    title: 'Um corte para a próxima visita',
    promise: 'O que ele acrescenta, como cresce, e o desenho nas três vistas.',
  },
  'cabelo-ousado': {
    title: 'Um corte para o dia da coragem',
    promise: 'O mais longe de hoje, com a volta planejada e o desenho nas três vistas.',
  },
  'na-foto': {
    title: 'Na sua foto',
    promise: 'O primeiro corte em linhas sobre a sua foto de frente ou, quando a foto não permite, ao lado dela.',
    needs: 'foto',
  },
  franja: {
    title: 'A franja',
    promise: 'Qual conversa com o contorno e como experimentar antes de cortar.',
  },
  textura: {
    title: 'O seu cabelo, de perto',
    promise: 'Como a sua textura funciona, como finalizar e uma semana de cuidado.',
    needs: 'textura',
    otherwise: {
      title: 'O cabelo, ao natural',
      promise: 'Como reconhecer em casa se o fio é liso, ondulado, cacheado ou crespo, e um cuidado que serve a todos.',
    },
  },
  tecido: {
    title: 'O tecido fica',
    promise: 'A dobra, a altura e a borda que conversam com o contorno, e três jeitos de pôr, com a mão como régua.',
    needs: 'pano',
  },
  'tecido-cores': {
    title: 'As cores do tecido',
    promise: 'Quatro cores do tecido desenhadas no seu rosto, com nome e código.',
    needs: 'tecido',
  },
  'tecido-dia': {
    title: 'O tecido, da manhã à noite',
    promise: 'Como prender sem marcar, o que levar na bolsa e como cuidar do pano.',
    needs: 'tecido',
  },
  barba: {
    title: 'A barba e o contorno',
    promise: 'O que ela muda no contorno, onde fica a linha e quanto tempo cada uma pede.',
    needs: 'barba',
  },
  sobrancelhas: {
    title: 'Sobrancelhas',
    promise: 'A linha que conversa com o contorno, os três pontos que se acham com um lápis e o ritmo do retoque.',
  },
  oculos: {
    title: 'Óculos',
    promise: 'Frente, lente, ponte, hastes e espessura: o que pedir na ótica, item por item.',
  },
  decotes: {
    title: 'Decotes e golas',
    promise: 'As linhas junto ao pescoço que conversam com o contorno, e as que pedem cuidado.',
  },
  acessorios: {
    title: 'Acessórios perto do rosto',
    promise: 'Onde uma peça rende mais perto do rosto, e uma para cada ocasião.',
  },
  roupa: {
    title: 'As linhas na roupa',
    promise: 'O seu estilo e a sua intenção em quatro peças de base e três combinações prontas.',
  },
  cores: {
    title: 'A sua cartela',
    promise: 'A sua estação, com o motivo, e doze cores com nome e código.',
    needs: 'estacao',
    otherwise: {
      title: 'Cores, diante do espelho',
      promise:
        'Seis cores, cada uma em dois tons, o que deixar longe do rosto e o teste das cores para fazer em casa, com nome e código.',
    },
    anyForm: {
      title: 'Cores perto do rosto',
      promise:
        'Mais de 40 cores com nome e código: as do seu contraste e do seu gosto, com o teste para fazer em casa, ou as da sua estação, quando uma visagista a define.',
    },
  },
  'cores-preferidas': {
    title: 'As cores de que você gosta',
    promise: 'As cores que você marcou: em que tom e a que distância do rosto.',
    needs: 'cores-preferidas',
    otherwise: {
      title: 'Doze cores, uma a uma',
      promise: 'Doze cores com os tons a procurar, e a que distância do rosto.',
    },
  },
  maquiagem: {
    title: 'Maquiagem em cinco gestos',
    promise: 'Cinco gestos com a cor de cada um e três cores de boca, na sua pele.',
    needs: 'maquiagem',
  },
  'cor-do-cabelo': {
    title: 'A cor do cabelo',
    promise: 'Onde pôr a luz, tons para mostrar e perguntas para levar ao salão.',
  },
  evitar: {
    title: 'O que deixar de lado, e por quê',
    promise: 'O que costuma brigar com o contorno, cada coisa com o seu motivo e a sua exceção.',
  },
  cuidados: {
    title: 'Um ano de cuidado',
    promise: 'Doze meses de visitas e de cuidados em casa, no ritmo que você escolher.',
  },
  cartao: {
    title: 'Cartão para o salão',
    promise: 'Uma página para mostrar a quem vai cortar: o pedido, as medidas e o que evitar.',
  },
  cartoes: {
    title: 'Dois cartões: a ótica e a loja de tecidos',
    promise: 'O que pedir na ótica e na loja de tecidos, para mostrar no balcão.',
    needs: 'tecido',
  },
  plano: {
    title: 'Os primeiros trinta dias',
    promise: 'Por onde começar, semana a semana.',
  },
  fontes: {
    title: 'Palavras e fontes',
    promise: 'As palavras da profissão que aparecem no seu guia, e as obras por trás das páginas.',
  },
} satisfies Readonly<Record<string, ChapterLine>>

export type ChapterId = keyof typeof LINES
export const CHAPTERS: Readonly<Record<ChapterId, ChapterLine>> = LINES
export const CHAPTER_IDS = Object.keys(LINES).filter((id): id is ChapterId => id in LINES)
