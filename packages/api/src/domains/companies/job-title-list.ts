/** Job titles that are common in the United States, by field. */
const byField = `
Accountant; Accounting Clerk; Accounts Payable Clerk; Accounts Receivable Clerk; Actuary; Auditor; Bank Teller; Bookkeeper; Branch Manager
Budget Analyst; Chief Financial Officer; Claims Adjuster; Collections Agent; Controller; Credit Analyst; Financial Adviser; Financial Analyst
Financial Planner; Insurance Agent; Insurance Underwriter; Investment Analyst; Loan Officer; Loan Processor; Mortgage Broker; Payroll Clerk
Payroll Manager; Personal Banker; Portfolio Manager; Risk Analyst; Tax Preparer; Treasurer; Trader
Administrative Assistant; Data Entry Clerk; Executive Assistant; File Clerk; Front Desk Clerk; General Clerk; Mail Clerk; Office Assistant
Office Manager; Personal Assistant; Receptionist; Records Manager; Secretary; Typist
Business Analyst; Business Development Manager; Business Owner; Chief Executive Officer; Chief Operating Officer; Consultant
Director of Operations; Entrepreneur; Franchise Owner; General Manager; Management Consultant; Operations Analyst; Operations Manager
President; Product Manager; Program Manager; Project Coordinator; Project Manager; Vice President
Benefits Administrator; Compensation Analyst; Human Resources Assistant; Human Resources Generalist; Human Resources Manager; Recruiter
Talent Manager; Trainer; Training Manager
Account Executive; Account Manager; Car Salesperson; Cashier; Customer Service Representative; Customer Success Manager; Inside Sales Agent
Marketing Assistant; Marketing Coordinator; Marketing Director; Marketing Manager; Merchandiser; Pharmaceutical Sales Representative
Public Relations Manager; Real Estate Agent; Real Estate Broker; Retail Associate; Sales Associate; Sales Director; Sales Engineer
Sales Manager; Sales Representative; Social Media Manager; Store Manager; Telemarketer; Brand Manager; Buyer; Copywriter; Media Planner
Call Center Agent; Call Center Supervisor; Technical Support Agent; Assistant Store Manager; Department Manager; Stock Clerk
Application Developer; Chief Technology Officer; Computer Programmer; Computer Technician; Data Analyst; Data Engineer; Data Scientist
Database Administrator; DevOps Engineer; Help Desk Technician; IT Director; IT Manager; Information Security Analyst; Machine Learning Engineer
Mobile Developer; Network Administrator; Network Engineer; Quality Assurance Tester; Site Reliability Engineer; Software Architect
Software Developer; Software Engineer; Systems Administrator; Systems Analyst; Technical Writer; User Experience Designer; Web Designer
Web Developer; Scrum Master; Solutions Architect
Aerospace Engineer; Architect; Biomedical Engineer; Chemical Engineer; Civil Engineer; Drafter; Electrical Engineer; Electronics Technician
Engineering Manager; Engineering Technician; Environmental Engineer; Industrial Designer; Industrial Engineer; Landscape Architect
Manufacturing Engineer; Materials Engineer; Mechanical Engineer; Mining Engineer; Nuclear Engineer; Petroleum Engineer; Process Engineer
Quality Engineer; Structural Engineer; Surveyor; Urban Planner
Anesthesiologist; Athletic Trainer; Cardiologist; Caregiver; Certified Nursing Assistant; Chiropractor; Clinical Research Coordinator
Dental Assistant; Dental Hygienist; Dentist; Dermatologist; Dietitian; Emergency Medical Technician; Family Physician; Health Educator
Home Health Aide; Hospital Administrator; Lab Technician; Licensed Practical Nurse; Massage Therapist; Medical Assistant; Medical Biller
Medical Coder; Medical Secretary; Midwife; Nurse Anesthetist; Nurse Manager; Nurse Practitioner; Occupational Therapist; Optician
Optometrist; Paramedic; Pediatrician; Pharmacist; Pharmacy Technician; Phlebotomist; Physical Therapist; Physical Therapy Assistant
Physician; Physician Assistant; Psychiatrist; Psychologist; Radiologic Technologist; Registered Nurse; Respiratory Therapist
Social Worker; Speech Therapist; Surgeon; Surgical Technologist; Ultrasound Technician; Veterinarian; Veterinary Technician
Adjunct Professor; Child Care Worker; College Professor; Day Care Director; Elementary School Teacher; High School Teacher
Instructional Designer; Kindergarten Teacher; Librarian; Library Assistant; Middle School Teacher; Museum Curator; Preschool Teacher
Principal; School Bus Driver; School Counselor; School Nurse; School Psychologist; Special Education Teacher; Substitute Teacher
Teacher; Teaching Assistant; Tutor; University Administrator; Academic Adviser; Admissions Counselor; Coach
Attorney; Court Clerk; Court Reporter; Judge; Law Clerk; Legal Assistant; Legal Secretary; Paralegal; Compliance Officer
Air Traffic Controller; Border Patrol Agent; City Manager; Corrections Officer; Customs Officer; Detective; Firefighter; Forest Ranger
Government Analyst; Mail Carrier; Military Officer; Park Ranger; Police Officer; Postal Clerk; Probation Officer; Security Guard
Security Manager; Sheriff; Soldier; Dispatcher; Building Inspector; Social Services Worker; Legislator
Aircraft Mechanic; Airline Pilot; Baggage Handler; Bus Driver; Courier; Delivery Driver; Flight Attendant; Forklift Operator
Freight Broker; Logistics Coordinator; Logistics Manager; Material Handler; Order Picker; Packer; Pilot; Purchasing Agent
Purchasing Manager; Ride Share Driver; Sailor; Shipping Clerk; Supply Chain Manager; Taxi Driver; Train Conductor; Train Engineer
Truck Driver; Warehouse Associate; Warehouse Manager; Warehouse Worker; Inventory Specialist; Fleet Manager
Boilermaker; Bricklayer; Cabinet Maker; Carpenter; Carpet Installer; Concrete Finisher; Construction Manager; Construction Worker
Crane Operator; Drywall Installer; Electrician; Elevator Mechanic; Estimator; Foreman; Glazier; Heavy Equipment Operator
Heating and Cooling Technician; Home Inspector; Ironworker; Laborer; Mason; Painter; Pipefitter; Plumber; Roofer; Safety Manager
Sheet Metal Worker; Site Superintendent; Solar Installer; Tile Setter; Welder; Lineworker
Assembler; Assembly Line Worker; Auto Body Repairer; Auto Mechanic; Butcher; Diesel Mechanic; Factory Worker; Food Processing Worker
Industrial Mechanic; Machine Operator; Machinist; Maintenance Technician; Maintenance Worker; Millwright; Plant Manager; Press Operator
Printer; Production Manager; Production Supervisor; Quality Control Inspector; Quality Manager; Tailor; Technician; Tool and Die Maker
Facilities Manager; Building Superintendent; Telecommunications Technician; Service Technician
Baker; Barista; Bartender; Caterer; Chef; Cook; Dishwasher; Event Planner; Fast Food Worker; Food Service Manager; Host; Hotel Clerk
Hotel Manager; Housekeeper; Kitchen Manager; Line Cook; Restaurant Manager; Server; Sous Chef; Waiter; Concierge; Travel Agent; Tour Guide
Barber; Cosmetologist; Dog Groomer; Esthetician; Fitness Instructor; Funeral Director; Hair Stylist; Janitor; Landscaper; Makeup Artist
Nail Technician; Nanny; Personal Trainer; Pest Control Technician; Pet Sitter; Property Manager; Cleaner; Gardener; Locksmith
Actor; Animator; Art Director; Artist; Camera Operator; Creative Director; Editor; Fashion Designer; Film Producer; Game Designer
Graphic Designer; Interior Designer; Journalist; Musician; Photographer; Producer; Radio Host; Reporter; Sound Engineer; Translator
Interpreter; Video Editor; Writer; Illustrator
Agronomist; Animal Trainer; Biologist; Chemist; Conservation Scientist; Economist; Environmental Scientist; Farm Manager; Farm Worker
Farmer; Fisher; Forester; Geologist; Lab Manager; Mathematician; Meteorologist; Microbiologist; Physicist; Rancher; Research Assistant
Research Scientist; Statistician; Zoologist
Chaplain; Clergy Member; Community Organizer; Executive Director; Fundraiser; Grant Writer; Nonprofit Manager; Pastor; Volunteer Coordinator
Caseworker; Counselor; Marriage Counselor; Youth Worker; Intern; Apprentice; Freelancer; Contractor; Homemaker; Supervisor; Team Leader
Shift Supervisor; Manager; Director; Analyst; Coordinator; Specialist; Engineer`

export const jobTitles: readonly string[] = [
  ...new Set(
    byField
      .split(/[;\n]/)
      .map((title) => title.trim())
      .filter((title) => title !== ''),
  ),
]
