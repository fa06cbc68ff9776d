import { fold } from './fold.ts';

/** The kinds of skill in the lexicon; `null` in a profile means that the name is not in it. */
type SkillType =
  | 'programming_language'
  | 'framework'
  | 'database'
  | 'cloud'
  | 'tool'
  | 'method'
  | 'business_software'
  | 'design_software'
  | 'engineering_software'
  | 'soft_skill';

interface KnownSkill {
  name: string;
  type: SkillType;
}

/** One skill per `|`: the usual spelling, then other spellings after `=`. Written from general knowledge. */
const known: Record<SkillType, string> = {
  programming_language: `JavaScript=js=ecmascript=es6=es2015=java script|TypeScript=ts=type script|Python=python3=python 3|Java=java 8=java 11=java 17=java se=core java|C|C++=cpp=c plus plus|C#=csharp=c sharp|Go=golang|Rust|Ruby|PHP=php8=php 7=php7|Perl|Swift|Kotlin|Scala|R=r language=rlang|MATLAB=mat lab|Julia|Dart|Haskell|Elixir|Erlang|Clojure|F#=fsharp|Objective-C=objective c=objc|Groovy|Lua|Visual Basic=vb=vb.net=visual basic .net|VBA=visual basic for applications=excel vba=excel-makros|Delphi|Pascal|Fortran|COBOL|ABAP|PL/SQL=plsql|T-SQL=tsql=transact-sql|SQL|Bash=bash scripting=shell=shell scripting=shell script=unix shell|PowerShell=power shell|HTML=html5|CSS=css3|Sass=scss|Less|XML|JSON|YAML|Assembly=assembler|Solidity|Apex|Prolog|Lisp|OCaml|Zig|Verilog|VHDL|SAS|Stata|LaTeX=latex2e|Markdown|GraphQL|WebAssembly=wasm|CUDA|Ada|Scratch|Racket|Scheme|Smalltalk|Structured Text`,
  framework: `React=react.js=reactjs=react js|React Native=react-native|Angular=angular.js=angularjs=angular 2+|Vue.js=vue=vuejs=vue 3|Svelte=sveltekit|Next.js=nextjs=next js=next|Nuxt=nuxt.js=nuxtjs|Node.js=node=nodejs=node js|Express=express.js=expressjs|NestJS=nest.js=nest|Deno|jQuery=j query|Redux=redux toolkit|Bootstrap|Tailwind CSS=tailwind=tailwindcss|Material UI=mui=material-ui|Ember.js=ember=emberjs|Backbone.js=backbone|D3.js=d3=d3js|Three.js=threejs|Electron|Ionic|Flutter|Xamarin|SwiftUI=swift ui|UIKit|Jetpack Compose|Spring=spring framework|Spring Boot=springboot|Hibernate=hibernate orm|JPA|Jakarta EE=java ee=j2ee=jee|JUnit|Quarkus|Micronaut|Django|Django REST Framework=drf|Flask|FastAPI=fast api|Ruby on Rails=rails=ror|Sinatra|Laravel|Symfony|CodeIgniter|Yii|CakePHP|.NET=dotnet=dot net=.net framework=.net core=dotnet core|ASP.NET=asp.net core=asp.net mvc|Entity Framework=ef core|Blazor|WPF|Unity=unity3d=unity 3d|Unreal Engine=unreal|OpenGL|TensorFlow=tensor flow|PyTorch=torch|Keras|scikit-learn=sklearn=scikit learn|Pandas|NumPy=num py|SciPy|Matplotlib|Seaborn|OpenCV|Hugging Face=huggingface|LangChain|spaCy|NLTK|XGBoost|LightGBM|Apache Spark=spark=pyspark|Hadoop=apache hadoop|Apache Kafka=kafka|Apache Flink=flink|Apache Airflow=airflow|Apache Beam=beam|dbt|Celery|RabbitMQ|gRPC|REST=rest api=rest apis=restful=restful api=restful apis=restful services|SOAP|WebSockets=websocket|Selenium=selenium webdriver|Cypress|Playwright|Jest|Mocha|Vitest|pytest|RSpec|Cucumber|Storybook|Webpack|Vite|Babel|Qt|GTK|Arduino|Raspberry Pi|ROS=robot operating system|Astro|Remix|Gatsby|HTMX|Alpine.js|Phoenix|Ktor|Vaadin|Thymeleaf|Prisma|TypeORM|SQLAlchemy`,
  database: `PostgreSQL=postgres=psql=postgre sql|MySQL=my sql|MariaDB|SQLite|Oracle Database=oracle=oracle db|Microsoft SQL Server=sql server=mssql=ms sql=ms sql server|MongoDB=mongo=mongo db|Redis|Cassandra=apache cassandra|DynamoDB=dynamo db=amazon dynamodb=aws dynamodb|Elasticsearch=elastic search=elastic|OpenSearch|Neo4j|CouchDB|Couchbase|Firebase=firestore|Supabase|Snowflake|BigQuery=google bigquery=big query|Amazon Redshift=redshift|Databricks|ClickHouse|InfluxDB|TimescaleDB|Teradata|IBM Db2=db2|SAP HANA=hana|Microsoft Access=ms access|FileMaker|Hive=apache hive|HBase|Memcached|Solr=apache solr|Presto=trino|NoSQL=no sql|RDBMS`,
  cloud: `AWS=amazon web services=aws cloud|Microsoft Azure=azure=ms azure|Google Cloud=gcp=google cloud platform|AWS Lambda=lambda|Amazon S3=s3=aws s3|Amazon EC2=ec2=aws ec2|CloudFormation=aws cloudformation|AWS CDK=cdk|Heroku|Vercel|Netlify|DigitalOcean=digital ocean|Cloudflare|OpenStack|IBM Cloud|Oracle Cloud=oci|Kubernetes=k8s=kube|Docker=docker compose=docker-compose|Podman|Helm|Terraform=terra form|Pulumi|Ansible|Puppet|Chef|Vagrant|Jenkins|GitHub Actions=gh actions|GitLab CI=gitlab ci/cd=gitlab-ci|CircleCI=circle ci|Travis CI=travis|Argo CD=argocd|TeamCity|Azure DevOps=vsts|CI/CD=ci-cd=cicd=ci cd=continuous integration|OpenShift|Istio|Prometheus|Grafana|Datadog=data dog|Splunk|New Relic|Nagios|Zabbix|ELK Stack=elk|OpenTelemetry|VMware=vm ware=vsphere|Hyper-V|Proxmox|Serverless|Microservices=micro services=microservice architecture`,
  tool: `Git|GitHub|GitLab|Bitbucket|Subversion=svn|Mercurial|Jira=atlassian jira|Confluence|Trello|Asana|Notion|Slack|Microsoft Teams=ms teams|Postman|Swagger=openapi|Insomnia|VS Code=visual studio code=vscode|Visual Studio|IntelliJ IDEA=intellij|Eclipse|Xcode|Android Studio|Vim=neovim|Emacs|Linux=gnu/linux|Ubuntu|Debian|Red Hat Enterprise Linux=rhel=red hat|CentOS|Unix|Windows=microsoft windows|Windows Server|macOS=mac os=mac os x=osx|Android|iOS|Nginx|Apache=apache http server|IIS|Tomcat=apache tomcat|Wireshark|Nmap|Metasploit|Burp Suite|Active Directory=ms active directory|LDAP|TCP/IP=tcpip|DNS|VPN|VoIP|Cisco IOS=cisco|SonarQube|Maven=apache maven|Gradle|npm|Yarn|pnpm|CMake|Make|Jupyter=jupyter notebook=jupyter notebooks|RStudio|Tableau|Power BI=powerbi=microsoft power bi=ms power bi|Looker=google looker|Looker Studio=google data studio=data studio|Qlik=qlikview=qlik sense=qliksense|Alteryx|KNIME|SPSS=ibm spss|Google Analytics=ga4|Google Tag Manager|Google Ads=adwords=google adwords|Meta Ads=facebook ads|SEO=search engine optimization|SEM|Mailchimp=mail chimp|Hootsuite|HubSpot|Salesforce=salesforce crm=sfdc|Zendesk|ServiceNow=service now|Zapier|WordPress=word press|Drupal|Joomla|TYPO3|Shopify|WooCommerce=woo commerce|Magento=adobe commerce|Wix|Webflow|Contentful|Moodle|UiPath=ui path|Automation Anywhere|Blue Prism|Power Automate=microsoft power automate|Power Query|SharePoint=ms sharepoint=microsoft sharepoint|Miro|Zoom|ETL|Okta|Kali Linux|ArcGIS=arc gis|QGIS`,
  method: `Agile=agile methodologies=agile methodology=agile development|Scrum|Kanban|SAFe|Lean|Lean Manufacturing|Six Sigma=lean six sigma=6 sigma|Kaizen|5S|PRINCE2=prince 2|PMP|ITIL|Waterfall|DevOps|DevSecOps|MLOps|Machine Learning=ml=maschinelles lernen=apprentissage automatique=aprendizaje automático|Deep Learning|Artificial Intelligence=ai=künstliche intelligenz=ki|Natural Language Processing=nlp|Computer Vision|Data Analysis=data analytics=datenanalyse|Data Science|Data Engineering|Data Visualization=data visualisation|Big Data|Statistics=statistik|Test-Driven Development=tdd|BDD|Domain-Driven Design=ddd|Object-Oriented Programming=oop=object oriented programming|Design Patterns|UML|BPMN|A/B Testing=ab testing=a/b-testing|UX Design=user experience=user experience design|UI Design=user interface design|UX/UI=ui/ux=ui/ux design=ux/ui design|User Research|Wireframing|Prototyping|Design Thinking|Project Management=projektmanagement=gestion de projet=gestión de proyectos=gestione progetti=gerenciamento de projetos=projectmanagement=zarządzanie projektami|Product Management|Change Management|Risk Management|Quality Assurance=qa|Quality Management=qualitätsmanagement|GMP=good manufacturing practice|HACCP|ISO 9001|ISO 27001|GDPR=dsgvo=rgpd|Cybersecurity=cyber security|Penetration Testing=pentesting|Accounting=buchhaltung|Bookkeeping|Financial Modeling=financial modelling|Budgeting|Forecasting|Content Marketing|Social Media Marketing|Digital Marketing|Email Marketing|Copywriting|B2B|Negotiation|Customer Service=kundenservice=service client=atención al cliente|Supply Chain Management=scm|Procurement|Logistics=logistik|First Aid=erste hilfe|PCR|HPLC|Western Blot|ELISA|Flow Cytometry|Welding|CNC|3D Printing=3d-druck|Robotics`,
  business_software: `Microsoft Office=ms office=ms-office=office 365=microsoft 365=ms office 365=microsoft office suite=pack office=pacote office=office suite=paquete office=pacchetto office|Microsoft Excel=excel=ms excel|Microsoft Word=word=ms word|Microsoft PowerPoint=powerpoint=ms powerpoint=power point|Microsoft Outlook=outlook=ms outlook|Microsoft Project=ms project|Microsoft Visio=visio=ms visio|Google Workspace=g suite=gsuite=google suite|Google Sheets|Google Docs|LibreOffice=open office=openoffice|SAP=sap erp=sap r/3|SAP S/4HANA=s/4hana=sap s4hana|SAP MM|SAP SD|SAP FI|SAP CO|SAP PP|SAP PM|SAP QM|SAP WM|SAP EWM|SAP HCM|SuccessFactors=sap successfactors|Workday|Oracle ERP|NetSuite=oracle netsuite|Microsoft Dynamics=ms dynamics=dynamics 365=microsoft dynamics 365|Navision=dynamics nav|Sage|QuickBooks=quick books|Xero|DATEV|Lexware|Odoo|Exact|AFAS|Personio|BambooHR|Bloomberg Terminal=bloomberg|Epic|Cerner|Lotus Notes|CRM|ERP|POS`,
  design_software: `Adobe Creative Suite=adobe creative cloud=creative cloud=adobe cc=adobe suite|Adobe Photoshop=photoshop=ps|Adobe Illustrator=illustrator|Adobe InDesign=indesign=in design|Adobe XD=xd|Adobe Premiere Pro=premiere=premiere pro=adobe premiere|Adobe After Effects=after effects|Adobe Lightroom=lightroom|Adobe Acrobat=acrobat|Figma|Sketch|InVision|Canva|CorelDRAW=corel draw=corel|GIMP|Inkscape|Blender|Cinema 4D|3ds Max=3d studio max=3dsmax|Maya=autodesk maya|ZBrush|Final Cut Pro=final cut|DaVinci Resolve=davinci|Avid Media Composer|Pro Tools|Ableton Live=ableton|Logic Pro|Affinity Designer|Procreate|Zeplin|Framer`,
  engineering_software: `AutoCAD=auto cad|SolidWorks=solid works|CATIA=catia v5|Inventor=autodesk inventor|Revit=autodesk revit|SketchUp=sketch up|Rhino=rhinoceros|Siemens NX=nx|Creo=ptc creo|Fusion 360|ANSYS|Abaqus|COMSOL=comsol multiphysics|Simulink|LabVIEW|LTspice|Altium Designer=altium|KiCad|EAGLE|TIA Portal|SIMATIC S7=step 7=s7|PLC=sps=plc programming|SCADA|Aspen Plus|Primavera P6=primavera|Civil 3D|ETABS|SAP2000|STAAD.Pro|Tekla Structures=tekla|ArchiCAD|Lumion|V-Ray=vray|Mathematica|Minitab|OpenFOAM|BIM`,
  soft_skill: `Teamwork=team work=team player=teamfähigkeit=travail en équipe=trabajo en equipo=lavoro di squadra=trabalho em equipe=samenwerken=praca zespołowa|Communication=communication skills=kommunikation=kommunikationsfähigkeit=comunicación|Leadership=leadership skills|Problem Solving=problem-solving|Time Management=zeitmanagement|Critical Thinking|Creativity|Adaptability|Public Speaking|Mentoring|Coaching|Organization=organisation=organizational skills`,
};

/** Every skill with its other spellings. */
export const lexicon = (Object.entries(known) as [SkillType, string][]).flatMap(([type, list]) =>
  list.split('|').map((entry) => {
    const [name = '', ...aliases] = entry.split('=');
    return { name, type, aliases };
  }),
);

const key = (text: string) => fold(text).replace(/\s+/g, ' ').trim();
const byAlias = new Map<string, KnownSkill>(
  lexicon.flatMap(({ name, type, aliases }) =>
    [name, ...aliases].map((alias): [string, KnownSkill] => [key(alias), { name, type }]),
  ),
);

/** The usual spelling and kind of a skill ("k8s" is Kubernetes), or null for a name that is not in the lexicon. */
export const knownSkill = (written: string): KnownSkill | null => byAlias.get(key(written)) ?? null;

/** Names that are also everyday words: in a sentence they are no evidence of a skill. */
const everydayWords = new Set(
  'access go c r less make chef word sketch slack zoom lean scheme maya epic node next spark julia notion express phoenix unity remix yarn helm outlook sage exact eclipse swift rust dart looker scratch apex ada eagle rhino inventor creo express babel gatsby puppet salt mocha jest cypress storybook flask celery beam torch nest windows android asana canva miro make statistics logistics forecasting robotics communication leadership creativity coaching mentoring organization organisation teamwork adaptability negotiation budgeting welding accounting procurement cdk ps ai ml ki qa pos ps lambda elastic oracle hive presto chef ruby basic ios dns vpn b2b'.split(
    ' ',
  ),
);

/** Known skills that a sentence names, as written, each once and in order. */
export const skillsInSentence = (text: string): string[] => {
  const words = text.trim().split(/\s+/).slice(0, 200);
  const found: string[] = [];
  for (let i = 0; i < words.length; i++) {
    for (let size = Math.min(3, words.length - i); size >= 1; size--) {
      const written = words
        .slice(i, i + size)
        .join(' ')
        .replace(/^[([]+|(?<![).,;:\]])[).,;:\]]+$/g, '');
      if (
        written.length < 3 ||
        everydayWords.has(fold(written)) ||
        !/\p{Lu}/u.test(written) ||
        !knownSkill(written)
      )
        continue;
      if (!found.includes(written)) found.push(written);
      i += size - 1;
      break;
    }
  }
  return found;
};

/** "Kafka AWS Terraform": names separated by spaces only, when the lexicon has each of them and not the whole. */
export const runOfSkills = (text: string): string[] => {
  const words = text.split(/\s+/);
  if (words.length < 2 || words.length > 6 || knownSkill(text)) return [text];
  const found: string[] = [];
  for (let i = 0; i < words.length; ) {
    const size = [3, 2, 1].find((n) => i + n <= words.length && knownSkill(words.slice(i, i + n).join(' ')));
    if (!size) return [text];
    found.push(words.slice(i, i + size).join(' '));
    i += size;
  }
  return found;
};
