/** An employer as it files, and how people who worked there type its name. */
export type TypedNames = {
  readonly name: string
  readonly tradeName?: string
  readonly formerName?: string
  readonly typed: readonly string[]
}

/**
 * Sponsors as they are written in filings, "dba" a trade name and "was" an earlier name, and after the colon what people type: from
 * memory, on a phone, by ear, in short, the trade name, the old name. Written by hand, by nothing that the search uses.
 */
const lines = `
WALMART INC. was WAL-MART STORES, INC.: walmart; wal mart; wall mart; wallmart; walmrt
AMAZON.COM SERVICES LLC: amazon; amazn; amazon warehouse
THE HOME DEPOT, INC.: home depot; homedepot; home depo; hoem depot
UNITED PARCEL SERVICE OF AMERICA, INC. dba UPS: ups; united parcel; united parcel servise
FEDERAL EXPRESS CORPORATION dba FedEx: fedex; fed ex; federal express; fedx
STARBUCKS CORPORATION: starbucks; star bucks; starbuks; starbux
MCDONALD'S CORPORATION: mcdonalds; mc donalds; macdonalds; mcdonlads
THE KROGER CO.: kroger; krogers; kroeger
TARGET CORPORATION was DAYTON HUDSON CORPORATION: target; targt; dayton hudson
COSTCO WHOLESALE CORPORATION: costco; cosco; costco whse
LOWE'S COMPANIES, INC.: lowes; lowe's; lows home improvement
BEST BUY CO., INC.: best buy; bestbuy; best by
MACY'S, INC. was FEDERATED DEPARTMENT STORES, INC.: macys; maceys; federated dept stores
J. C. PENNEY CORPORATION, INC.: jc penney; jcpenny; j c penny; penneys
KOHL'S DEPARTMENT STORES, INC.: kohls; khols; kohl's dept store
WALGREEN CO.: walgreens; wallgreens; walgreen
CVS PHARMACY, INC.: cvs; cvs pharmcy; cvs drug store
RITE AID CORPORATION: rite aid; riteaid; right aid
GENERAL ELECTRIC COMPANY: general electric; genral electric; ge; gen electric
GENERAL MOTORS LLC: general motors; gm; generl motors
FORD MOTOR COMPANY: ford; ford motors; ford motor co
INTERNATIONAL BUSINESS MACHINES CORPORATION: ibm; international business machine; intl business machines
HEWLETT-PACKARD COMPANY: hp; hewlett packard; hewlet packard; hewlitt packerd
MICROSOFT CORPORATION: microsoft; micro soft; mircosoft
APPLE INC. was APPLE COMPUTER, INC.: apple; apple computers; appel
ORACLE AMERICA, INC. was SUN MICROSYSTEMS, INC.: oracle; sun microsystems; orcale
INTEL CORPORATION: intel; intell corp
BANK OF AMERICA CORPORATION was NATIONSBANK CORPORATION: bank of america; bank of amercia; bofa; nationsbank; america bank of
WELLS FARGO & COMPANY: wells fargo; wells fargo bank; well fargo; welsfargo
JPMORGAN CHASE BANK, N.A.: jp morgan chase; jpmorgan; j.p. morgan; chase bank
CITIGROUP INC.: citigroup; citi group; citygroup
MERRILL LYNCH, PIERCE, FENNER & SMITH INCORPORATED: merrill lynch; merril lynch; meryl lynch
STATE FARM MUTUAL AUTOMOBILE INSURANCE COMPANY: state farm; statefarm; state farm ins; state farm insurance
ALLSTATE INSURANCE COMPANY: allstate; all state; all state insurance
LIBERTY MUTUAL GROUP INC.: liberty mutual; libery mutual; liberty mutal
PRUDENTIAL INSURANCE COMPANY OF AMERICA: prudential; prudental; prudential insurance
MASSACHUSETTS MUTUAL LIFE INSURANCE COMPANY dba MassMutual: mass mutual; massmutual; massachusets mutual
AT&T INC. was SOUTHWESTERN BELL CORPORATION: at&t; att; a t & t; southwestern bell
VERIZON COMMUNICATIONS INC. was BELL ATLANTIC CORPORATION: verizon; verison; bell atlantic
COMCAST CABLE COMMUNICATIONS LLC dba Xfinity: comcast; xfinity; comcast cable; com cast
T-MOBILE USA, INC.: t mobile; tmobile; t-mobil
THE BOEING COMPANY was MCDONNELL DOUGLAS CORPORATION: boeing; boing; mcdonnell douglas; mcdonald douglas
LOCKHEED MARTIN CORPORATION: lockheed; lockheed martin; lockhead martin; lokheed
NORTHROP GRUMMAN CORPORATION: northrop; northrup grumman; northrop gruman
RAYTHEON COMPANY: raytheon; rayethon; raytheyon
UNITED AIRLINES, INC. was CONTINENTAL AIRLINES, INC.: united airlines; united air lines; continental airlines
SOUTHWEST AIRLINES CO.: southwest; south west airlines; southwest airline
DELTA AIR LINES, INC. was NORTHWEST AIRLINES, INC.: delta airlines; delta; northwest airlines
AMERICAN AIRLINES, INC.: american airlines; amercan airlines
MARRIOTT INTERNATIONAL, INC.: marriott; mariott; marriot; marriott intl
HILTON DOMESTIC OPERATING COMPANY INC.: hilton; hilton hotels; hiltn
DARDEN RESTAURANTS, INC. dba Olive Garden: olive garden; darden; olive gardin
BRINKER INTERNATIONAL PAYROLL COMPANY, L.P. dba Chili's Grill & Bar: chilis; chili's; brinker; brinker intl
YUM! BRANDS, INC. was TRICON GLOBAL RESTAURANTS, INC.: yum; yum brands; tricon
THE CHEESECAKE FACTORY INCORPORATED: cheesecake factory; cheese cake factory; chescake factory
PANERA, LLC was AU BON PAIN CO., INC.: panera; panera bread; au bon pain; penera
7-ELEVEN, INC. was THE SOUTHLAND CORPORATION: 7 eleven; seven eleven; 7-11; 7eleven; southland
ALBERTSONS COMPANIES, INC. was SAFEWAY INC.: albertsons; albertson's; safeway; safe way
PUBLIX SUPER MARKETS, INC.: publix; publics super market; publix supermarkets
WHOLE FOODS MARKET SERVICES, INC.: whole foods; wholefoods; whole food market
TRADER JOE'S COMPANY: trader joes; trader joe; traderjoes
THE CLEVELAND CLINIC FOUNDATION: cleveland clinic; clevland clinic; clinic cleveland
MAYO CLINIC: mayo; mayo clinic; mayo clinc
KAISER FOUNDATION HEALTH PLAN, INC. dba Kaiser Permanente: kaiser; kaiser permanente; kiaser; kaiser permanante
HCA HEALTHCARE, INC. was HOSPITAL CORPORATION OF AMERICA: hca; hospital corporation of america; hca health care
QUEST DIAGNOSTICS INCORPORATED: quest diagnostics; quest; quest diagnositcs
LABORATORY CORPORATION OF AMERICA HOLDINGS dba LabCorp: labcorp; lab corp; laboratory corp of america
UNIVERSITY OF PITTSBURGH MEDICAL CENTER dba UPMC: upmc; univ of pittsburgh med ctr; pittsburgh university medical center; university of pittsburg
JOHNS HOPKINS HEALTH SYSTEM CORPORATION: johns hopkins; john hopkins; hopkins
ST. JUDE CHILDREN'S RESEARCH HOSPITAL, INC.: st jude; saint jude; st judes hospital
MEMORIAL SLOAN KETTERING CANCER CENTER: sloan kettering; memorial sloan; sloane kettering
PROCTER & GAMBLE COMPANY: procter and gamble; proctor & gamble; p&g; procter gamble
JOHNSON & JOHNSON: johnson & johnson; johnson and johnson; jonson johnson
KIMBERLY-CLARK CORPORATION: kimberly clark; kimberley clark
MINNESOTA MINING & MANUFACTURING COMPANY dba 3M: 3m; minnesota mining; minnesota mining mfg
CATERPILLAR INC.: caterpillar; catapillar; catepillar
JOHN DEERE COMPANY dba Deere & Company: john deere; john deer; deere
HONEYWELL INTERNATIONAL INC. was ALLIEDSIGNAL INC.: honeywell; honywell; allied signal
XEROX CORPORATION: xerox; zerox
EASTMAN KODAK COMPANY: kodak; eastman kodak; kodack
SEARS, ROEBUCK AND CO.: sears; sears roebuck; sears robuck
NORDSTROM, INC.: nordstrom; nordstroms; nordstorm
THE GAP, INC. dba Old Navy: gap; the gap; old navy
NIKE, INC.: nike; nikey
THE WALT DISNEY COMPANY: disney; walt disney; disny
WARNER BROS. ENTERTAINMENT INC.: warner brothers; warner bros; werner bros
COCA-COLA CONSOLIDATED, INC.: coca cola; coca-cola; coke; cocacola; coca cola bottling
PEPSICO, INC. dba Frito-Lay: pepsi; pepsico; frito lay; fritolay
ANHEUSER-BUSCH COMPANIES, LLC: anheuser busch; anheiser busch; busch
TYSON FOODS, INC.: tyson; tysons; tyson chicken
GEORGIA-PACIFIC LLC: georgia pacific; georga pacific
ACCENTURE LLP was ANDERSEN CONSULTING LLP: accenture; accensure; andersen consulting; anderson consulting
DELOITTE LLP: deloitte; deloit; delloite
PRICEWATERHOUSECOOPERS LLP dba PwC: pwc; price waterhouse; pricewaterhouse coopers; price waterhouse coopers
ERNST & YOUNG U.S. LLP: ernst & young; ernst and young; earnst young
ROBERT HALF INTERNATIONAL INC. dba Accountemps: robert half; accountemps; robert haff
SPHERION STAFFING LLC was INTERIM SERVICES INC.: spherion; spherian; interim services
CHARLES SCHWAB & CO., INC.: charles schwab; schwab; charles shwab
`

export const typedNames: readonly TypedNames[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [, name = '', tradeName, formerName, typed = ''] = /^(.+?)(?: dba (.+?))?(?: was (.+?))?: (.+)$/.exec(line) ?? []
    return {
      name,
      ...(tradeName !== undefined && { tradeName }),
      ...(formerName !== undefined && { formerName }),
      typed: typed.split('; '),
    }
  })
