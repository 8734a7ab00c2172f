/** Short forms of first names, each line one name. A short form may belong to more than one. */
const lines = `abigail abby gail
albert al bert
alexander alex xander sandy
alexandra alex sandra sandy
alfred al fred
andrew andy drew
anthony tony
barbara barb babs
benjamin ben benny
beverly bev
calvin cal
carolyn carol carrie
catherine cathy kathy kate katie cat
charles charlie chuck chas
christina chris tina christy
christopher chris kit
cynthia cindy
daniel dan danny
david dave davy
deborah deb debbie debra
dennis denny
donald don donny
dorothy dot dottie
edward ed eddie ted ned
eleanor ellie nora
elizabeth liz beth betty betsy eliza lisa libby
eugene gene
florence flo
francis frank fran
frances fran frannie
franklin frank
frederick fred freddie
gabriel gabe
gabriella gabby ella
george georgie
gerald gerry jerry
gregory greg
guadalupe lupe
harold hal harry
henry hank harry
isabella bella izzy
jacob jake
jacqueline jackie
james jim jimmy jamie
janet jan
jeffrey jeff
jennifer jen jenny
jessica jess jessie
john jack johnny jon
jonathan jon john
joseph joe joey
josephine jo josie
joshua josh
judith judy
julia julie
katherine kathy kate katie kathryn kay
kenneth ken kenny
kimberly kim
lawrence larry
leonard len leo lenny
louis lou
louise lou
manuel manny
margaret maggie meg peg peggy marge rita greta
martin marty
mary molly polly
matthew matt
maximilian max
megan meg
melissa missy mel
michael mike mickey
michelle shelly
mildred millie
nancy nan
natalie nat
nathan nate
nathaniel nate nat
nicholas nick
norman norm
pamela pam
patricia pat patty trish
patrick pat paddy
peter pete
philip phil
phillip phil
priscilla cilla
raymond ray
rebecca becky becca
reginald reg reggie
richard rich rick dick ricky
robert bob bobby rob robbie bert
roberta bobbie
ronald ron ronny
russell russ
samantha sam
samuel sam sammy
sandra sandy
sarah sally sara
stanley stan
stephanie steph
stephen steve
steven steve
susan sue susie
suzanne sue susie
theodore ted teddy theo
teresa terry tess
theresa terry tess
thomas tom tommy
timothy tim
valerie val
vanessa nessa
veronica ronnie
victor vic
victoria vicky tori
vincent vince vinny
virginia ginny
walter walt wally
william bill billy will willie liam
zachary zach zack`

const groups = lines.split('\n').map((line) => line.split(' '))
const byName = new Map<string, Set<string>>()
for (const [long = '', ...short] of groups) {
  for (const name of short) {
    link(long, name)
    link(name, long)
  }
}

/** What else somebody of this first name may be called, in small letters. Two short forms of one name are not taken for each other. */
export function otherFirstNames(first: string): readonly string[] {
  return [...(byName.get(first) ?? [])]
}

function link(name: string, other: string): void {
  byName.set(name, (byName.get(name) ?? new Set()).add(other))
}
