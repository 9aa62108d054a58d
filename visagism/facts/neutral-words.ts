/**
 * Words that leave what a clause says as it is: what joins, points, counts, stresses, places in time, greets, or is only the verb or the
 * hair that everybody here speaks of. Whatever is neither here nor named by a subject may change the meaning.
 */

/** Separated by spaces, across lines; small letters without accents, as `plainOf` writes them. */
const list = (words: string): string[] => words.trim().split(/\s+/)

/** Forms of regular verbs, by infinitive. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  ar: list(
    'ar o a am amos as ei ou aram ava avam ando ado ada ados adas e em ando aria ariam arei ara asse assem es emos arem',
  ),
  er: list(
    'er o e em emos es i eu eram ia iam endo ido ida idos idas a am eria eriam erei era esse essem as amos erem',
  ),
  ir: list(
    'ir o e em imos es i iu iram ia iam indo ido ida idos idas a am iria iriam irei ira isse issem as amos irem',
  ),
}
/** “Fiquei”, “apague”: a hard c or g before e. */
const HARD: Readonly<Record<string, string>> = { c: 'qu', g: 'gu' }
/** Written with a cedilla, which plain letters leave out. */
const SOFT: ReadonlySet<string> = new Set(list('disfarcar comecar alcancar reforcar'))
const verbs = (infinitives: string): string[] =>
  list(infinitives).flatMap((verb) => {
    const stem = verb.slice(0, -2)
    const hard = verb.endsWith('ar') && !SOFT.has(verb) ? HARD[stem.slice(-1)] : undefined
    return (ENDINGS[verb.slice(-2)] ?? []).map((ending) =>
      hard !== undefined && ending.startsWith('e') ? stem.slice(0, -1) + hard + ending : stem + ending,
    )
  })

const JOINING = list(`
  a o as os um uma uns umas e ou mas porem contudo entretanto todavia porque pois portanto entao logo que se como quando enquanto
  embora apesar caso senao alem inclusive ate so somente apenas tambem nem nao sim de da do das dos em no na nos nas num numa nuns
  numas ao aos por pelo pela pelos pelas para com sem sob sobre entre desde contra perto longe dentro fora cima baixo frente atras
  lado lados volta meio meia disso disto daquilo nisso nisto isso isto aquilo esse essa esses essas este esta estes estas aquele
  aquela aqueles aquelas nesse nessa neste nesta naquele naquela desse dessa deste desta desses dessas destes destas daquele daquela
   nele nela neles nelas ele ela eles elas eu tu voce voces vos nos me mim comigo te ti contigo lhe lhes
  consigo si meu minha meus minhas nosso nossa nossos nossas seu sua seus suas proprio propria proprios proprias mesmo mesma mesmos
  mesmas qual quais quem onde aonde cujo cuja qualquer quaisquer algum alguma alguns algumas nenhum nenhuma nenhuns todo toda todos
  todas tudo nada ninguem alguem algo outro outra outros outras tal tais tanto tanta tantos tantas quanto quanta quantos quantas cada
  ambos ambas varios varias certo certa certos certas demais mais menos maior menor pois ne la aqui ali ai ca assim eis
  inteiro inteira inteiros inteiras resto jeito forma modo maneira tipo coisa coisas parte ponto caso questao lance negocio sempre
`)

const STRESSING = list(`
  muito muita muitos muitas pouco pouca poucos poucas bem bastante super hiper tao demais meio totalmente
  completamente absolutamente realmente verdadeiramente simplesmente principalmente especialmente sobretudo exatamente justamente
  certamente claramente obviamente logico claro obvio verdade verdadeiro sinceramente honestamente francamente definitivamente
  extremamente particularmente pessoalmente geralmente normalmente basicamente praticamente literalmente justo ja agora mesmo
  mesmissimo serio serissimo real pra caramba caraca caralho porra cacete pacas horrores nossa poxa puxa ixe vixe eita oxe oxente uai
  bah tche trem meu deus ave aff affe afe gente pessoal galera amigos ah oh eh hum hein viu ta ok okay blz beleza certo tranquilo
  nunca jamais tampouco nadinha pouquinho pouquissimo muitissimo tantinho bocado monte direito direitinho
  firme forte total zero cem cento porcento
  preferencia preferivelmente possivel possivelmente necessario necessaria suficiente minimo maximo 
  terminantemente expressamente rigorosamente estritamente veementemente radicalmente enfim afinal finalmente alias ademais
  sagrado sagrada sagrados sagradas intocavel intocaveis lei ordem regra decreto hipotese alguma nenhuma circunstancia
  condicao cogitacao jeitinho modelo
`)

const TIMES = list(`
  hoje amanha ontem anteontem agora ja depois antes logo cedo tarde manha manhas noite noites tarde tardes madrugada dia dias
  semana semanas mes meses ano anos hora horas minuto minutos segundo segundos tempo tempos vida epoca fase momento instante
  sempre nunca jamais diariamente diario diaria semanal mensal anual eternamente quarto direto ultimamente recentemente atualmente
  domingo segunda terca quarta quinta sexta sabado domingos segundas tercas quartas quintas sextas sabados feira feiras
  janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
  verao inverno outono primavera natal reveillon carnaval pascoa ferias feriado feriados passado passada proximo proxima
  um dois duas tres quatro cinco seis sete oito nove dez onze doze treze quatorze catorze quinze dezesseis dezessete dezoito
  dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem cento mil primeiro primeira segundo terceiro
  terceira quarto quinto ultimo ultima ultimos ultimas vez vezes
  formatura casamento prova concurso entrevista audiencia viagem parto batizado festa aniversario noivado evento eventos
  pandemia quarentena infancia adolescencia juventude nascenca pequeno pequena crianca mocidade decada decadas seculo
`)

const PLACES = list(`
  moro mora morava aula aulas turno expediente plantao
  banco restaurante bar hotel supermercado farmacia oficina galpao patio campo estrada onibus caminhao moto carro pronto socorro upa
  samu posto creche universidade academia quadra palco estudio igreja culto projeto
  professor professora aluno aluna instrutor instrutora auxiliar tecnico tecnica enfermeiro enfermeira
  pessoa pessoas manutencao
  casa lar trabalho servico emprego firma empresa escritorio rua bairro cidade interior roca praia shopping mercado escola faculdade
  salao salon barbearia cabeleireiro cabeleireira barbeiro barbeira lugar lugares canto mundo brasil cabeca frente atras nuca topo
  alto lateral laterais lado lados volta espelho foto fotos banho casa loja fabrica obra cozinha hospital clinica consultorio
`)

/** Heights that something reaches, sides, and what a thing is for or from. */
const REACHES = list(`
  ombro ombros queixo peito busto costas pescoco orelha orelhas testa nuca cintura bumbum cotovelo clavicula sutia olho olhos nariz
  boca bochecha sobrancelha tempora temporas cocuruto coroa testa altura altura nivel linha acima abaixo alem debaixo ate rente braco bracos antebraco perna pernas dedo
  esquerdo esquerda direito direita ambos centro meio cm mm centimetro centimetros milimetro milimetros dedo dedos palmo palmos
`)
const REASONS = list(`
  causa motivo razao motivos razoes devido gracas conta culpa fe religiao religioso religiosa religiosos crenca tradicao
  igreja congregacao axe santo terreiro candomble umbanda
  costume cultura familia saude alergia higiene conforto praticidade preguica calor frio trabalho escolha opcao principio principios
  convicao conviccao seguranca sol chuva vento umidade suor
`)
/** What everybody does, and what glasses are for. */
const DAILY = list(`
  ler leio leitura dirigir dirijo escrever estudar estudo trabalhar trabalho computador tela telas celular televisao tv grau miopia
  astigmatismo vista cozinhar dormir caminhar
`)
/** Whose rule binds at work or in a cure. */
const RULERS = list(`
  medica medico doutora doutor dermato dermatologista ginecologista obstetra oncologista alergista pediatra dentista
  regulamento regulamentos regra regras norma normas vigilancia sanitaria anvisa gerencia gerente coordenacao diretoria supervisor
  supervisora patrao patroa chefe chefia comandante comando corporacao quartel padrao
`)

const POLITE = list(`
  favor gentileza obrigado obrigada obrigados obrigadas grato grata agradecido agradecida agradeco valeu desculpa desculpe desculpem
  oi oie oiee ola opa alo bom boa bons boas saudacoes abraco abracos beijo beijos bjs bj att atenciosamente querida querido queridos
  senhor senhora senhores pfv pf plis please kk kkk kkkk kkkkk rs rsrs rsrsrs haha hahaha hehe pessoal equipe time
  prezados prezado prezada licenca respeito respeitosamente
  combinado entendido ok fechado ciente
`)

/** Said of anybody here. */
const OF_HAIR = list(`
  cabelo cabelos cabelinho cabeleira fio fios mecha mechas pelo pelos couro cabeludo raiz raizes ponta pontas corte cortes penteado
  penteados rosto cara face faces feicao feicoes pele natural naturalmente cor cores tom tons textura formato tamanho comprimento
  volume cabeca
`)
const OF_GUIDE = list(`
  visual look aparencia estilo imagem guia relatorio livro caderno pagina paginas analise estudo visagismo visagista proposta sugestao
  sugestoes ideia ideias opcao opcoes resultado mudanca mudancas transformacao dica dicas recomendacao recomendacoes
`)

/** Of a thing that is wished for or kept; beside a refusal they say which one is refused. */
const HOW_IT_IS = list(`
  grande grandes pequeno pequena pequenos pequenas comprido comprida compridos compridas longo longa longos longas curto curta curtos
  curtas curtinho curtinha cheio cheia cheios cheias ralo rala grosso grossa grossos grossas fino fina finos finas leve leves pesado
  pesada reto reta retos retas lateral cortina desfiado desfiada repicado repicada desenhada desenhado aparada aparado feita feito
  fechada fechado aberta aberto escuro escura escuros escuras claro clara claros claras loiro loira moreno morena preto preta pretos
  pretas branco branca brancos brancas castanho castanha ruivo ruiva vermelho vermelha colorido colorida dourado dourada mel
  natural naturais simples basico basica basicos basicas despercebido despercebida apresentavel arrumadinho discreto discreta discretos discretas moderno moderna modernos modernas
  classico classica classicos classicas elegante elegantes bonito bonita bonitos bonitas lindo linda lindos lindas novo nova novos
  novas velho velha antigo antiga diferente diferentes ousado ousada legal legais bacana maravilhoso maravilhosa otimo otima perfeito
  duro dura apertado apertada fundo funda fundas verde verdes azul azuis mesclado mesclada royal marinho septo
  perfeita gostoso gostosa solto solta soltos soltas preso presa presos presas liso lisa lisos lisas ondulado ondulada cacheado
  cacheada crespo crespa macio macia sedoso sedosa brilhoso brilho hidratado saudavel saudaveis cuidado cuidada limpo
  limpa arrumado arrumada pratico pratica praticos praticas facil faceis rapido rapida feio feia feios feias horrivel horriveis
  horroroso horrorosa ridiculo ridicula estranho estranha enorme enormes gigante gigantes gigantesco imenso imensa largo larga
  estreito estreita alto alta baixo baixa medio media medios medias redondo redonda quadrado quadrada fininho fininha baixinho baixinha grandinho
  grandao grandona querido querida amado amada favorito favorita preferido preferida
`)

/** The verbs that `stance.ts` weighs, and those that only carry another. */
const VERBS = [
  ...verbs(`
    achar acreditar adorar amar aceitar aguentar acostumar avisar aparecer aparar assumir arrancar alisar acabar abandonar
    agradar amenizar aproveitar atenuar atrapalhar
    bastar buscar cansar camuflar chamar chegar cogitar combinar comecar comentar conservar considerar continuar contar cortar
    costumar cobrar cuidar curtir cobrir conhecer confessar crescer
    deixar desejar desistir destacar destruir detestar dispensar descolorir encostar encurtar enjoar
    entender esconder escolher esperar esticar evidenciar evitar exibir explicar experimentar
    falar ficar focar gostar incomodar implicar imaginar informar irritar insistir gerar gritar ganhar guardar
    largar lembrar levar ligar mandar manter mexer mostrar mudar minimizar morrer
    necessitar negociar notar olhar orgulhar ousar optar
    parar parecer passar pedir pensar perder permanecer permitir pintar pretender precisar preferir preservar procurar
    perceber planejar pegar
    querer raspar realcar reduzir reforcar remover respeitar ressaltar resolver recomendar recusar reclamar registrar
    sacrificar sair sentir sobrar sofrer sonhar suavizar suportar sugerir tampar tapar testar tirar tocar tolerar topar trocar
    torcer tentar tratar usar valorizar viver vestir virar voltar
    disfarcar alcancar arriscar apostar arrumar amarrar dobrar enrolar levantar salvar apagar derrubar abater envelhecer engordar favorecer acender iluminar rejuvenescer machucar arranhar casar reparar aprender ensinar doer caber doar durar
    obrigar proibir exigir autorizar liberar
    eliminar diminuir tingir
  `),
  ...list(`
    sou e es somos sao era eram fui foi fomos foram ser sendo seja sejam fosse seria serei sera
    estou esta estamos estao estava estavam estive esteve estar estando esteja estejam estiver
    tenho tem temos tens tinha tinham tive teve tivemos tiveram ter tendo tenha tenham tiver teria terei
    vou vai vamos vao ia iam ir indo va vao fosse for irei iria
    faco faz fazem fazemos fiz fez fizemos fizeram fazer fazendo faca facam feito fizer fazia faria farei
    posso pode podem podemos podia podiam pude pode poder podendo possa possam puder poderia poderei
    quero quer querem queremos queria queriam quis querendo queira queiram quiser quereria
    digo diz dizem disse dizer dizendo diga digam dito vejo ve veem vi viu ver vendo veja vejam
    dou da dao dei deu dar dando de deem ponho poe poem pus pos por pondo ponha ponham venho vem veem vim veio vir venha venham
    sei sabe sabem sabia soube saber sabendo saiba peco pede pedem pedi pediu peca pecam
    perco perca percam mantenho mantem mantenha mantenham mantendo mantive mantido mantida mantinha prefiro prefere preferem sinto sente sentem sinta
    devo deve devem devia deveria dever saio sai saem sai saiu sair saia saiam saindo trago traz trazem visto veste vestem
    consigo consegue conseguem consegui conseguir conseguia durmo odeio odeia odeiam odiei odiar odiava
    caiba caibam haja ha havia houve haver hei ouco sofro sofre sirvo serve servem servir sirva sugiro sinta cubro cubra
    ando anda andam andar coloco coloca colocar boto bota botar uso usa
    creio rolar rola rolam fique fiquem fico larga durar
    sossego paz tranquilidade ajuda vontade gosto desgosto sonho desejo objetivo intencao necessidade obrigacao apego carinho orgulho ciume ciumes medo
    mao maos charme xodo marca registrada identidade assinatura paixao amor odio raiva horror pavor nojo ranco birra aversao
    brava bravo seria serio menino menina bruxa doente triste palida palido abatida abatido inferno mata chato chata chatos chatas atencao preocupado preocupada
    caroco bolinha ferida implicancia incomodo vergonha complexo inseguranca insegura inseguro problema agonia gastura aflicao trauma
    apaixonado apaixonada apegado apegada orgulhoso orgulhosa fa louca louco doida doido cansado cansada farto farta saco
    acostumado acostumada decidido decidida convicto convicta contra favor
    obrigatorio obrigatoria proibido proibida vetado vetada permitido permitida liberado liberada inegociavel inegociaveis
    melhor pior melhores piores maior piora pioram
  `),
]

/** What somebody writes who has nothing to say, beside what is neutral. */
const SMALL_TALK_WORDS = list(`
  site aplicativo app pagina internet instagram insta reels tiktok youtube canal video videos anuncio propaganda whats whatsapp email
  mail compra compras preco valor justo presente presentes surpresa surpreendida surpreendido surpreenda surpreendam amiga
  amigas amigo amigos vizinha irma indicacao recomendacao trabalho servico atendimento profissional profissionais equipe time
  nervoso nervosa ansioso ansiosa animado animada feliz felizes empolgado empolgada curioso curiosa curiosidade timida timido
  confiante grata grato gratidao sorte sucesso parabens capricho carinho confianca paz luz axe deus fe bencao benca energia energias
  otimo excelente maravilha maravilhoso top show lindo perfeito legal bacana massa incrivel demais bola bala arretado tri
  autoestima confianca mudanca transformacao vida novidade novidades up fase visual look tudo nada observacao observacoes obs
  preferencia preferencias duvida duvidas informacao informacoes detalhe detalhes momento declarar acrescentar adicionar dizer
  escrever comentar comentario comentarios partiu bora vamos simbora rumo lisboa recife brasil abraco beijo
  foto fotos imagem imagens luz banheiro bagunca cara serias seria celular camera qualidade selfie desculpem desculpas
  aguardo retorno resposta breve dr dra doutor doutora
  gostei amei adorei adorando amando aguardando confio espero torco acredito aguardo fe arrasem arrasam arrasa capricha
  caprichem caprichar caprichado abencoe abencoem ajude ajudem ajuda surpreender rindo digitando podem comecar comecem manda mandem
  mandei enviei tirei ganhei comprei comprando recebi receber indicou vi conheci acompanho sigo primeira segunda vez
  ideia projeto proposta maximo recado recados mensagem bilhete escrito escrevi escrevo texto compro vlw tmj sincero sincera sinceros sinceras sinceridade educado educada educados educadas
  atencioso atenciosa atenciosos simpatico simpatica simpaticos simpatia competentes talento talentosos tomara bao trilegal chat robo
  saudade saudades namorado namorada marido esposa mulher compreensao paciencia disposicao prazer encantado encantada
  impressionado impressionada surpresa esperanca expectativa expectativas perguntar perguntarem pergunta perguntam grupo turma galera
  chique chiquerrima uhu uhuu eba ebaa aeee amem gloria louvado aleluia oxala namaste felicidade felicidades alegria
  bacaninha lindao linda diva gata gato poderosa poderoso rainha rei musa arrasar arrasando brilhar renovar renovada renovado
  seguidora seguidor inscrita inscrito fa conheco ouvi falar youtube live podcast curso stories story post
  atencao agradecimento agradecer parabenizar desejo desejar desejos semana trabalho fds feriadao domingao
`)

export const NEUTRAL_WORDS: ReadonlySet<string> = new Set([
  ...JOINING,
  ...STRESSING,
  ...TIMES,
  ...PLACES,
  ...REACHES,
  ...REASONS,
  ...RULERS,
  ...DAILY,
  ...POLITE,
  ...OF_HAIR,
  ...OF_GUIDE,
  ...VERBS,
])
export const MODIFIERS: ReadonlySet<string> = new Set(HOW_IT_IS)
export const SMALL_TALK: ReadonlySet<string> = new Set(SMALL_TALK_WORDS)
const HAIR: ReadonlySet<string> = new Set(OF_HAIR)

/** Speaks of hair or how it is. */
export const namesHair = (plain: string): boolean =>
  plain.split(' ').some((word) => HAIR.has(word) || (MODIFIERS.has(word) && !SMALL_TALK.has(word)))

/**
 * The words of a clause that nothing explains. “Franja cortina” tells how it is, “franja da cortina” whose.
 * @param plain of `clausesOf`
 * @param spans what is named in it, as offsets
 */
export function oddWords(
  plain: string,
  spans: readonly { readonly at: number; readonly end: number }[],
  more: readonly Pick<ReadonlySet<string>, 'has'>[] = [],
): string[] {
  return [...plain.matchAll(/[\p{L}\d]+/gu)].flatMap(({ 0: word, index }) => {
    const isNamed = spans.some(({ at, end }) => index >= at && index < end)
    const isHow = MODIFIERS.has(word) && !/\bd[ao]s? $/.test(plain.slice(0, index))
    const isKnown = isHow || NEUTRAL_WORDS.has(word) || more.some((known) => known.has(word))
    return isNamed || isKnown || word.length === 1 || /^\d/.test(word) ? [] : [word]
  })
}
