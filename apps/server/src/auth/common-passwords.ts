/** Passwords that are long enough but among the first that an attacker tries. In lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 12345678910 123123123 1234512345 11223344 1122334455 12341234 123454321
  87654321 987654321 9876543210 12344321 01234567 012345678 0123456789 13579246 147258369 159753456 147852369
  123456123456 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 !qaz2wsx
  1q2w3e4r5 1a2b3c4d a1b2c3d4 abc12345 abcd1234 abcd12345 abc123456 123abc123 aa123456 aa12345678 a123456789
  a1234567 a12345678 qwe12345 qwe123456 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuiop
  qwertyuiop123 qwertz123 qwertzui qwertzuiop azertyuiop asdfghjk asdfghjkl asdf1234 asdfasdf asdfqwer zxcvbnm1
  zxcvbnm123 zxcvbnm, qazwsxedc qazwsx123 poiuytrewq lkjhgfdsa mnbvcxz1 abcdefgh abcdefghi abcdefghij abcdefg1
  password password1 password12 password123 password1234 password12345 password! password1! password01 password99
  passw0rd p@ssword p@ssw0rd p@ssw0rd1 pa$$word pa$$w0rd passwort passwort1 passwort123 motdepasse motdepasse1
  contraseña contrasena wachtwoord haslo123 senha123 parola123 mypassword newpassword thepassword passpass pass1234
  pass12345 pass123456 letmein1 letmein123 letmeinnow welcome1 welcome12 welcome123 welcome1234 welcome! changeme
  changeme1 changeme123 changeit default1 default123 secret12 secret123 topsecret trustno1 whatever whatever1 nothing1
  admin123 admin1234 admin12345 administrator adminadmin root1234 rootroot toor1234 guest123 guest1234 test1234
  test12345 test123456 testtest testing1 testing123 user1234 username login123 system32 access14 master12 master123
  iloveyou iloveyou1 iloveyou2 iloveyou! iloveyou123 loveyou1 iloveme1 loveme123 lovelove forever1 forever21
  sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball softball hockey12 soccer12
  superman superman1 batman123 spiderman spiderman1 starwars starwars1 startrek pokemon1 pokemon123 minecraft minecraft1
  michelle michelle1 jennifer jennifer1 jessica1 jonathan jordan23 michael1 charlie1 charlotte samantha elizabeth
  alexander alexandra benjamin victoria danielle patricia christian christopher nicholas stephanie veronica
  computer computer1 internet internet1 samsung1 samsung123 microsoft windows10 google123 facebook facebook1 linkedin
  corvette mercedes mustang1 ferrari1 porsche1 chevrolet yamaha123 harley12 scorpion scorpion1 dragon12 dragon123
  monkey12 monkey123 shadow12 shadow123 killer12 killer123 midnight midnight1 snowball snowboard sunflower butterfly
  chocolate cheesecake strawberry blueberry cupcake1 cookie123 banana123 pumpkin1 peanut12 hello123 hello1234 helloworld
  hellohello bonjour1 hallo123 hola1234 liverpool liverpool1 arsenal1 arsenal123 chelsea1 barcelona juventus realmadrid
  galatasaray fenerbahce besiktas manchester manunited everton1 rangers1 steelers cowboys1 yankees1 lakers24 redskins
  november december september february saturday wednesday summer12 summer123 summer2024 summer2025 summer2026 winter12
  winter123 winter2025 spring123 autumn123 birthday birthday1 happy123 happyday lucky123 blessed1 jesus123 jesuschrist
  godisgood hallelujah metallica nirvana1 slipknot greenday blink182 guitar12 elephant dolphin1 tinkerbell rainbow1
  swordfish wolverine blackbird bluebird freedom1 fuckyou1 fuckyou123 fuckyou2 asshole1 bullshit motherfucker
  access123 security security1 matrix123 ninja123 gandalf1 hobbit12 warhammer counterstrike fortnite1 roblox123
  00000000 11111111 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 aaaaaaaa xxxxxxxx zzzzzzzz
  10203040 10101010 12121212 13131313 14141414 20202020 25802580 19841984 19871987 20002000 20202021 20252025 31415926
  lostcause treasurerush labyrinth labyrinth1 mazemaze warrenwarren`.split(/\s+/),
);
