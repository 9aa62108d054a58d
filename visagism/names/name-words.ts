/** Words that stand in the field of a name and are no name. All small, without dots. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Between names, never capital inside one. */
export const PARTICLES = words('da das de do dos e ou')
/** Small where the name was typed in one case; people of these families write them either way. */
export const FOREIGN_PARTICLES = words('von van der den zu zur bin ibn ben')

/** Abbreviations before a name; printed with a capital and their dot. */
export const SHORT_TITLES = words(
  'dr dra sr sra srta srª drª prof profa profª eng enga arq adv pe pr pra rev fr ir exmo exma sgt ten cap cel maj gen cb sd mr mrs ms mc dj',
)

/** Words before a name: kept where the name is printed, passed over where a person is greeted. */
export const TITLES = words(
  `doutor doutora senhor senhora senhorita professor professora engenheiro engenheira arquiteto arquiteta advogado advogada
  padre pastor pastora bispo bispa apóstolo apóstola irmão irmã frei frade freira missionário missionária diácono diaconisa
  reverendo reverenda profeta profetisa evangelista presbítero dona seu capitão sargento tenente coronel cabo soldado general major comandante
  delegado delegada juiz juíza vereador vereadora deputado deputada prefeito prefeita tia tio titia titio vovó vovô vó vô mãe pai mamãe papai
  mestre mestra miss mister lady sir madame babalorixá ialorixá iyalorixá viúva viúvo`,
)

/** What systems and hurried people write instead of a name. */
export const NO_NAMES = words(
  `null undefined none nan n/a na teste test testando cliente nome name usuário usuario user comprador compradora anônimo
  anônima anonimo anonima informado não nao sem first last fulano sobrenome eu o a mesmo mesma qwerty asdf asdfg asdfgh`,
)

/** With which a sentence begins, or a card's print: nothing of it is a name. */
export const SENTENCES = words('minha meu nossa nosso presente para pix visa mastercard cartão olá oi')
/** With which the name of a house or of several people begins. */
export const NO_PERSON = words(
  `salão salao studio estúdio estudio espaço espaco loja
  padaria barbearia clínica clinica instituto grupo família familia casal in`,
)

export const COMPANY_WORDS = words('ltda me mei eireli epp s/a sa s.a inc modas')

/** The commonest surnames of Brazil that are nobody's first name; who typed one first gave none, or the family's before it. */
export const SURNAMES = words(
  `silva santos oliveira souza sousa lima pereira ferreira costa rodrigues almeida nascimento alves carvalho araújo araujo
  ribeiro gomes barbosa rocha cardoso pinto cunha moraes morais castro mendes nunes moreira fernandes lopes machado marques
  freitas cavalcante cavalcanti monteiro teixeira correia corrêa correa campos batista medeiros melo mello moura rezende resende
  tavares nogueira pires siqueira guimarães guimaraes magalhães magalhaes vasconcelos sampaio peixoto macedo figueiredo
  fonseca azevedo coelho andrade vieira barros borges farias martins gonçalves goncalves nguyen nguyễn`,
)
