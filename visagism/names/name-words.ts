/** Words in name fields that are no names, lower case without dots. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Never capitalised between names. */
export const PARTICLES = words('da das de do dos e ou')
/** Lower case if typed in one case; families use both. */
export const FOREIGN_PARTICLES = words('von van der den zu zur bin ibn ben')

/** Printed with capital and dot. */
export const SHORT_TITLES = words(
  'dr dra sr sra srta srª drª prof profa profª eng enga arq adv pe pr pra rev fr ir exmo exma sgt ten cap cel maj gen cb sd mr mrs ms mc dj',
)

/** Skipped in greetings. */
export const TITLES = words(
  `doutor doutora senhor senhora senhorita professor professora engenheiro engenheira arquiteto arquiteta advogado advogada
  padre pastor pastora bispo bispa apóstolo apóstola irmão irmã frei frade freira missionário missionária diácono diaconisa
  reverendo reverenda profeta profetisa evangelista presbítero dona seu capitão sargento tenente coronel cabo soldado general major comandante
  delegado delegada juiz juíza vereador vereadora deputado deputada prefeito prefeita tia tio titia titio vovó vovô vó vô mãe pai mamãe papai
  sóror soror monsenhor cônego conego rabino rabina yalorixá yalorixa sheikh sheik imã cardeal dom abade madre
  mestre mestra miss mister lady sir madame babalorixá ialorixá iyalorixá viúva viúvo`,
)

/** Kept in greetings, before a first name: nobody calls Frei Betto by half. */
export const RELIGIOUS = words('padre frei irmã irma irmão irmao madre mãe mae pai')

/** Placeholders. */
export const NO_NAMES = words(
  `null undefined none nan n/a na teste test testando cliente nome name usuário usuario user comprador compradora anônimo
  anônima anonimo anonima informado não nao sem first last fulano sobrenome eu o a mesmo mesma qwerty asdf asdfg asdfgh`,
)

/** Words that begin a sentence or a card's print: nothing after them is a name. */
export const SENTENCES = words('minha meu nossa nosso presente para pix visa mastercard cartão olá oi')
/** First words of companies or groups. */
export const NO_PERSON = words(
  `salão salao studio estúdio estudio espaço espaco loja
  padaria barbearia clínica clinica instituto grupo família familia casal in`,
)

export const COMPANY_WORDS = words('ltda me mei eireli epp s/a sa s.a inc modas')

/** Common Brazilian surnames, never first names. Typed first, the first name is missing or comes later. */
export const SURNAMES = words(
  `silva santos oliveira souza sousa lima pereira ferreira costa rodrigues almeida nascimento alves carvalho araújo araujo
  ribeiro gomes barbosa rocha cardoso pinto cunha moraes morais castro mendes nunes moreira fernandes lopes machado marques
  freitas cavalcante cavalcanti monteiro teixeira correia corrêa correa campos batista medeiros melo mello moura rezende resende
  tavares nogueira pires siqueira guimarães guimaraes magalhães magalhaes vasconcelos sampaio peixoto macedo figueiredo
  fonseca azevedo coelho andrade vieira barros borges farias martins gonçalves goncalves nguyen nguyễn`,
)

/** Half a name: nobody who is João Pedro answers to João. */
export const HALF_NAMES = words('maria ana anna joão joao josé jose')
/** What makes it whole. None is common as a surname. */
export const SECOND_NAMES = words(
  `eduarda clara luiza luíza luísa luisa fernanda júlia julia cecília cecilia alice vitória vitoria victoria helena isabel isabela
  isabella antônia antonia laura valentina rita sofia sophia beatriz heloísa heloisa elisa eliza maria josé jose paula carolina
  lívia livia lúcia lucia cristina cláudia claudia flávia flavia amélia amelia teresa tereza emília emilia inês ines eugênia
  eugenia regina gabriela gabriella catarina aparecida célia celia fátima fatima lourdes lurdes ester esther luzia madalena
  pedro vitor vítor victor gabriel paulo lucas miguel guilherme felipe filipe henrique carlos antônio antonio marcos luiz luis
  luís otávio otavio ricardo marcelo francisco matheus mateus bernardo roberto augusto eduardo fernando geraldo renato raimundo
  ribamar rafael flor lu bia ju arthur artur davi daniel emanuel manoel manuel vicente benedito alberto márcio marcio mário mario`,
)
/** Given with its particle: Maria do Carmo, Das Dores. */
export const DEVOTIONS = words(
  `fátima fatima lourdes lurdes graças gracas dores socorro conceição conceicao carmo penha glória gloria rosário rosario céu
  ceu graça graca nazaré nazare guadalupe aparecida neves livramento consolação consolacao`,
)
/** Devotions of one first name alone. */
export const DEVOTED = words(
  'rita_de_cassia francisco_de_assis francisco_das_chagas jose_de_arimateia joao_de_deus joao_da_cruz',
)
/** Said as one where neither half makes a name whole with others; without accents. */
export const PAIRS = words(
  ['luiz', 'luis']
    .flatMap((first) =>
      `henrique carlos fernando felipe filipe gustavo otavio antonio alberto eduardo augusto miguel guilherme roberto claudio paulo inacio
      ricardo sergio marcelo gabriel arthur artur`
        .split(/\s+/)
        .map((second) => `${first}_${second}`),
    )
    .join(' ') +
    ` carlos_eduardo carlos_alberto carlos_henrique carlos_augusto carlos_roberto carlos_andre carlos_antonio carlos_cesar
    marco_antonio marco_aurelio marco_tulio marcos_vinicius marcos_antonio marcos_paulo marcos_aurelio
    paulo_roberto paulo_henrique paulo_cesar paulo_sergio paulo_ricardo paulo_eduardo paulo_victor paulo_vitor paulo_jose
    pedro_henrique pedro_paulo pedro_lucas pedro_augusto pedro_miguel pedro_luiz pedro_antonio pedro_gabriel pedro_otavio
    antonio_carlos antonio_jose antonio_augusto antonio_marcos antonio_luiz antonio_jorge francisco_jose francisco_antonio francisco_carlos
    julio_cesar augusto_cesar jorge_luiz jorge_luis mario_sergio jean_carlos davi_lucas davi_miguel enzo_gabriel miguel_angelo sergio_luiz
    vera_lucia vera_regina vera_cristina rosa_maria rosa_angela rosa_amelia sonia_maria sonia_regina lucia_helena lucia_maria regina_celia
    celia_regina tereza_cristina teresa_cristina angela_maria sandra_regina sandra_mara marcia_regina marcia_cristina claudia_regina
    tania_mara tania_regina tania_maria rita_maria vania_lucia vania_maria edna_maria neusa_maria neuza_maria helena_maria`,
)

/** After “me chame de”: no name of anybody. */
export const NOT_CALLED = words(
  `você voce vc tu ele ela elu novo nova volta vez manhã manha tarde noite madrugada moça moca moço moco senhor senhora senhorita
  de difícil dificil comum estranho feio bonito diferente composto curto longo errado certo assim esse este aquele
  amor querida querido linda lindo flor meu minha pelo pela no na nos nas por quando se que qualquer outro outra nome apelido`,
)
