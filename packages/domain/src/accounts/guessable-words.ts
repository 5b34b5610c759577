/**
 * Words that guessing programs try first, in our own collection: words that people build passwords from, in Dutch and
 * English, and long passwords that are popular. Lower case; digits that replace letters are recognised.
 */
const WORDS = `
wachtwoord wachtwoorden paswoord passwoord welkom geheim geheimpje toegang inloggen aanmelden gebruiker beheer
beheerder sleutel hallo hoihoi goedemorgen dankjewel ikhouvanjou liefde liefje schatje schat lieverd knuffel
zonnetje vlinder bloem bloemen prinses konijn hond hondje poesje katje paard paarden dolfijn tijger leeuw olifant
voetbal feyenoord ajax psv twente vitesse sparta heerenveen willem2 oranje holland nederland nederlands amsterdam
rotterdam denhaag utrecht eindhoven groningen tilburg almere breda nijmegen arnhem haarlem enschede apeldoorn
amersfoort zwolle leiden maastricht dordrecht friesland limburg brabant zeeland drenthe flevoland gelderland
overijssel kaas stroopwafel fiets vakantie zomer winter lente herfst voorjaar najaar kerstmis kerst sinterklaas
januari februari maart april juni juli augustus september oktober november december maandag dinsdag woensdag
donderdag vrijdag zaterdag zondag gemeente provincie waterschap rijkswaterstaat overheid werk kantoor bedrijf
project milieu milieuspoor verander veranderen wijzigen tijdelijk standaard nieuw eerste tweede familie vader
moeder mama papa broer zus opa oma kinderen computer laptop internet muziek gitaar piano
password passwort passw0rd pass secret welcome letmein login logon admin administrator root system user guest
test testing tester default change changeme temp temporary access master manager support service server network
security secure private public hello goodbye iloveyou loveyou love lover lovely baby babygirl babyboy angel
princess queen king prince sunshine rainbow flower butterfly dragon monkey tiger lion panther eagle falcon wolf
bear shadow ninja samurai warrior killer hunter ranger soldier pirate phantom ghost dark light star starwars
matrix superman batman spiderman ironman pokemon pikachu minecraft fortnite football baseball basketball soccer
hockey tennis golf liverpool chelsea arsenal barcelona realmadrid juventus bayern mustang ferrari porsche
mercedes harley cookie chocolate coffee pepper ginger banana orange cherry apple peaches summer winter spring
autumn january february march may june july august october monday tuesday wednesday thursday friday saturday
sunday google facebook instagram twitter youtube linkedin microsoft windows apple samsung nokia freedom forever
whatever nothing anything everything something please trust trustno1 jesus christ heaven blessed michael jennifer
jordan michelle jessica ashley charlie robert thomas daniel andrew joshua matthew anthony william hannah
jan piet kees klaas henk johan willem pieter peter paul marc mark martijn martin maarten jeroen dennis mike kevin
rick bram daan sem lucas finn levi luuk lars thijs jesse tim tom niels stefan sander bart bas joost wouter ruud
anna anne maria johanna ingrid linda marieke marijke petra sandra monique esther sanne lisa laura eva emma julia
sophie sofie lotte fleur femke iris noa lieke roos tess sara kim mohamed mohammed fatima ahmed ali
qwertyuiop qwerty qwertz azerty asdfghjkl asdfgh asdf zxcvbnm zxcvbn zxcv qazwsx qazwsxedc wsxedc 1qaz2wsx
1q2w3e4r5t6y 1q2w3e4r q1w2e3r4 abc abcd abcdef abcdefgh abcdefghijkl abc123 xyz
de het een ik ben mijn the my is you me we am and en van voor for
`;

const LONG_PASSWORDS = `
correcthorsebatterystaple thisismypassword ditismijnwachtwoord unbelievable
unforgettable international independence metallica4ever blinkblink182 christopher1 alexandria12 motherfucker
motherlode fuckyoufuckyou notmypassword rememberme forgotpassword ikweethetniet weetikniet geenidee1234
wachtwoordvergeten superkalifragilistisch supercalifragilistic thequickbrownfox onceuponatime maytheforcebewithyou
tobeornottobe ilovemyfamily ilovemymother ilovemydaddy thankyoulord jesuschrist godisgreat insjallah
hottentottententen zevenslotenentegelijk
`;

function listed(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/** Words that add almost nothing to the strength of a password. */
export const GUESSABLE_WORDS = listed(WORDS);

/** Whole passwords that are long but popular. */
export const POPULAR_PASSWORDS: ReadonlySet<string> = new Set(listed(LONG_PASSWORDS));
